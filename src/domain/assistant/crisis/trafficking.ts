/** T: a person is exploited for work or sex and cannot leave. */
export const trafficking = {
  certain: `
mak*/made/forc*/oblig*/hacen & me/us/her/nos & sex/prostitu*/strip/escort/tricks/sexo/cuerpo/men/hombres
no/wont pay*/pag* _ salir/passport/encerrad*/locked
owe/debt/debo/deuda coyote/smuggler
have/has/tien* passport*/pasaporte* & wont/no/let/deja*
`,
  short: `
~pimp/padrote/trafficked/prostituirme/prostituy*
~human/sex/labor trafficking
~trata/trafico personas/blancas
me/nos vend* & hombres/sexo
sell*/sold me/us/her men/sex/online/cuerpo/hombres/body
mak*/made/forc*/oblig*/hacen me/us/nos work/trabajar free/without/no/gratis/sin
sex for/por rent/money/renta/place/cuarto
@boss & took/has/have/keeps/hid/quit*/tiene & passport*/papers/pasaporte*/papeles/documentos
took/keeps/hid passport*
@boss _ lock*/encierr*/encerr*
@boss _ wont/no/not _ leave/salir/ir/irme -early/temprano/vaca*
nos/me tien* _ encerrad*/fuerza
makes/made me sleep with
encerrad* _ no/sin pag*/salir
coyote/smuggler _ owe/debt/debo/deuda
ice/migra/immigration & call*/llam*/habl*/threat*/amenaz* & leave/stop/voy/dejo/salgo
held/kept against/captive/hostage
contra voluntad
sell*/vend* & body/cuerpo & me/makes/made/forc*/hace
forc*/oblig* & work/trabajar & pay/pag*/free/gratis/leave/salir/dejan
let/deja* us/nos leave/salir/ir & work/trabaj*/make
quit*/took & passport*/pasaporte* & oblig*/make*/forc*/work/trabaj*/salir/leave
~prostitut*
victim* trata/trafficking
`,
}
