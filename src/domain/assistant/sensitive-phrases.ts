export const sensitiveClasses = `
gap i im am is are the a an my your mi mis su el la los las un una me to do does de del al a
get get buy find score cop purchase comprar conseguir compro consigo order
drug weed mota meth coke cocaine cocaina heroin heroina fent* crack crystal cristal dope drugs drogas droga xanax percs marihuana
gun gun guns pistol pistola arma armas glock rifle ammo bullets balas
dodge beat cheat pass fake trick fool avoid dodge clean flush hide skip pasar paso enganar burlar evitar alterar limpiar
monitor monitor bracelet ankle grillete brazalete gps tobillera
wanted warrant warrants cops police po officer parole probation policia orden oficial
forged fake false forged falso falsa falsos falsas chueco chueca chuecos chuecas
papers id ids papers ssn social license licencia identificacion papeles seguro stub stubs paystub certificate certificado documento* passport pasaporte diploma
him him her them someone somebody ex exesposa girlfriend boyfriend wife husband snitch alguien ella esposa novia witness testigo
trouble missed skipped forgot failed late dirty violat* falte perdi olvide tarde viole viol* sali
see see sees read reads know knows tell share* save* store* record* keep* sell ver ve ven lee leen sabe saben guarda* graba* comparte* dicen vende*
chat this chat chats messages conversation talk esto mensajes conversacion platica datos data info
`

export const sensitivePhrases = {
  harmless: `
get off @drug
paso/pasar/pass* _ carretera/manejo/manejar/ged/ciudadania
pass* driving/written/ged/background/permit/class/manejo/examen/course/citizenship
bomb resume/cover/food/interview
gun charge*/conviction/rights/case/cargo
get drug test*/counsel*/treatment/program*/charge*
fake news/eyelashes/nails/scam*/job*
vote for best
registered nurse/mail
ice cream/maker/rink/pack/skat*
status application/snap/claim/order/benefits/check
court reporter/shoes/basketball
visa card/gift/debit
social worker/media/services
`,
  refuse: `
@dodge _ test/tests/ua/urine/screen/piss/pee/orina/antidoping/prueba/examen -ged/driving
synthetic/fake urine/pee/piss
orina falsa/sintetica
detox drink/kit test
get out of ua/test
cut/remove/take/tamper/jam/block/disable/break/quit*/cort*/romp*/bloquear @monitor
@monitor _ off/remove/cut/quitar*/cortar*/without/dead
hide/hiding/run/running/flee/escond*/huir/escapar/fugar* @wanted
hide/run/huir/escapar/esconder* _ warrant/cops/police/po/orden/policia
skip/ditch/faltar/saltarme court/hearing/parole/probation/corte/audiencia/cita
not show up court/hearing
@get @drug -test/treatment/help/counsel*/charge*/strips/program*/refill*
where/donde/who/quien _ sell*/vende*/deal* @drug/@gun
plug for @drug
@get/need @gun -rights/charge/lawyer/job/license
@get _ @gun without/sin/illegal*/felon*/street
ghost/untraceable/3d gun
make/build/hacer/fabricar bomb/bomba/explosiv*/meth/gun/silencer
@get/make/buy/sell/hacer @forged @papers
@forged @papers -scam*/job*
@papers @forged
lie on/in application/form/oath/taxes
mentir en solicitud/formulario
how/como _ hurt/kill/poison/beat/stab/lastimar/matar/envenenar @him
find/track/locate/encontrar/rastrear/ubicar @him lives/address/vive/direccion/location/phone
where/donde @him lives/live/vive
where/donde lives/live/vive @him
address of ex/witness/snitch
revenge on
steal/rob/robar/shoplift how/a/from/car/store/tienda
how/como steal/rob/robar/launder/scam/hack
not get caught
sin que cachen/atrapen/descubran
`,
  privacy: `
who/quien/quienes/can/puede* _ @see _ @chat
@see _ this chat/conversation
you/ustedes @see @chat
guardan/guardas/graban/grabas/leen @chat
you recording/tracking/watching
private/confidential/privado/confidencial/secreto/anonymous/anonimo $
this/chat/esto private/confidential/privado/confidencial/secret/secreto/anonymous/safe/seguro
will/would/can po/officer/police/judge/ice/boss/oficial/policia/migra/juez @see this/chat/what/it/esto
dicen/dices/cuentan/reportan po/oficial/policia/migra
report/snitch/reportas po/police/officer/ice
delete/erase/borr* @chat
what _ you keep/store/save/know about
que guardan/guardas/saben
attorney/lawyer client privilege
this recorded/monitored/tracked
estan/estas grabando/vigilando/rastreando
datos seguros/privad*
data/datos/privacy/privacidad policy/seguros/politica
`,
  voting: `
vote/voting/votar/voto/votes/voter
ballot/boleta/elections/election/eleccion*
`,
  immigration: `
immigration/inmigracion/migratorio/migratoria/undocumented/indocumentad*
ice/migra -cream
deport*/asylum/asilo/daca/uscis
green card
tarjeta verde
visa -card/gift/debit
citizenship/ciudadania/naturaliz*/citizen/ciudadano
resident/residencia/residente permanent/permanente/legal/permanente/papeles
arreglar papeles
no/sin/without =papers/papeles
no tengo =papeles
immigrant/inmigrante
`,
  supervision: `
@trouble _ check/report/appointment/cita/po/officer/parole/probation/ua/curfew/oficial/probatoria/condicional/test/reportarme/orina/queda
po/officer/parole/probation/oficial/probatoria/condicional _ @trouble/revok*/revoc*/back/hold/regres*
dirty/positive/positivo ua/test/drop/prueba/orina/antidoping
sali positivo
travel/leave/move/viajar/salir/mudar* _ state/county/estado/condado
po/officer/oficial _ no/wont/cant/not/deja
curfew/queda
@monitor & charge/battery/alarm/dead/work/problem/carga/pila/problema
`,
  legal: `
court/corte date/cita/fecha/tomorrow/manana/papers/order
hearing/audiencia/trial/juicio/judge/juez/subpoena
need/find/want/necesito/busco _ lawyer/attorney/abogad*/defender/defensor
plea/plead/appeal/apelar/apelacion/bail/fianza
expung*
seal/clear/limpi*/borr* record/records/antecedentes/expediente
warrant/warrants
orden arresto/restriccion/proteccion
sue/sued/lawsuit/demanda/demandar
evict*/desaloj*
custody/custodia/divorce/divorcio
restraining/protective order
charges/cargos
legal to
legal/ilegal/illegal & gun/arma/felony/felonia/tener/own
own/tener gun/arma/armas
`,
}
