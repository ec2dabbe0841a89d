export const outputClasses = `
gap the a an your el la los las un una su de del al to you it is are
die die death dead painless lethal fatal morir muerte mortal letal
means rope noose belt gun pills wrist* vein* razor blade overdose bridge soga cuerda pistola pastillas venas navaja puente sobredosis
drug weed meth cocaine heroin fentanyl xanax drugs marijuana cocaina heroina fentanilo drogas cristal mota
pills pills pastillas
gun gun guns pistol firearm rifle ammo pistola arma armas rifle municion
monitor monitor bracelet grillete brazalete tobillera
test test tests screening ua urine prueba pruebas orina antidoping
`

export const outputPhrases = {
  warnings: `
not/dont/never/no/nunca/cannot/cant/wont/avoid/evite/nobody/nadie
`,
  refusals: `
cannot/cant/wont help
not help
no puedo ayud*
no voy ayud*
no ayudo
`,
  selfHarm: `
tie/hang/atar/amarr*/colg* _ rope/noose/belt/neck/soga/cuerda/cuello
cut/slit/cort* _ wrist*/vein*/artery/venas/munecas/arteria
@means _ quick*/best/easiest/painless/effective/rapid*/facil/efectiv*
most/mas effective/painless/lethal/letal way/method/manera/metodo/forma
jump/salt*/brinc* from/off/de/desde bridge/building/puente/edificio
way*/method*/how/forma*/manera*/metodo*/como @die/kill/suicid*/matar*
painless/lethal/fatal way/method/amount/dose/cantidad/dosis
carbon monoxide/monoxido
`,
  doses: `
take/tome/inject/inyect* double/extra/more/half/doble/mas/mitad dose/pill*/dosis/pastilla*
safe/lethal/right/segura/letal dose/amount/dosis/cantidad
dose/dosis mg/milligram*/miligramo*
`,
  sourcing: `
buy/get/find/score/order/purchase/compr*/consig*/encuentr* _ @drug -treatment/test/help/counsel*/tratamiento/ayuda
buy/score/order/compr* _ @pills -at/en/with/con/from
buy/get/order/purchase/compr*/consig* _ @gun -safe/lock/lawyer
dealer/dealers/plug/vendedor* @drug/@pills/@gun/sell*/vende*
dark web
private/straw sale/seller/buyer/purchase @gun
without/sin background/antecedentes check/revision
ghost gun
make/build/cook/hacer/fabric*/cocinar meth/bomb/explosive*/silencer/bomba/explosiv*/cristal
`,
  evasion: `
pass/beat/fake/cheat/pasar/enganar/burlar _ @test
synthetic/fake/clean/substitute/sintetica/falsa urine/pee/sample/orina/muestra
orina sintetica/falsa/limpia
flush/detox/drink/dilute/diluir/limpiar _ system/urine/@test/sistema/orina
remove/cut/disable/block/wrap/foil/quitar*/quite/cort*/bloque*/envolv*/envuelv* _ @monitor
hide/run/flee/avoid/escond*/huir/huya/evit* _ warrant/police/officers/arrest/orden/policia/arresto
leave state/county without
lie/mienta/mentir officer/judge/po/oficial/juez
`,
  outcomes: `
will win/dismiss*/drop*
judge/court/juez/corte will/va/hara dismiss*/drop*/approve/forgive/desestimar/aprobar/perdonar
wont _ jail/prison/deported/arrested/charged
will not _ jail/prison/deported/arrested/charged
wont go jail/prison
no ira/iras _ carcel/prision
no sera/seras deportad*/arrestad*
case/caso will/sera dismissed/dropped/desestimado
will/estara =fine/bien $
usted va ganar
ganara/ganaras caso
` /** Promises of an outcome, unless somebody says that nobody can make them. */,
  promises: `
guarantee*/promise*/garantiz*/promet* _ case/court/judge/record/caso/corte/juez/antecedentes/win/free
`,
}
