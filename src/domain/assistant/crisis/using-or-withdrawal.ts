/** C4b: about to use, using, or in withdrawal. From alcohol or benzos that is an emergency. */
export const usingOrWithdrawal = {
  certain: `
dopesick
malill*/maliya*
@want use/usar $
plug/dealer & fold/tempt*/weak/text*/call*/@want
no/without/sin/off & @drug/drinking/alcohol/tomar & throwing/sweat*/sick/shak*/sleep/puking/vomit*/tembl*
used/drank/using/consumi/drinking =again/anoche/yesterday/otra
!stop*/quit/off/without/no/deje/dejo/sin drinking/drink/alcohol/xanax/benzo*/tomar/beber __ shak*/seeing/hallucinat*/sweat*/seizure*/tembl*/tiembl*/veo/alucin*
!shak*/tembl*/tiembl*/sweat* __ alcohol/drinking/xanax/benzo*/tomar/beber/drink
@drug in/en/aqui pocket/front/hand/frente/enfrente/mano/bolsa
!shak*/tremor*/tembl*/tiembl*/jitters & drink/bottle/whisk*/vodka/beer/liquor/trago/bebo/beber/cerveza/rum/ron
!seeing/veo bugs/things/bichos/cosas
`,
  short: `
~withdrawal/withdrawals/withdrawing/withdrawl*/withdrawels -form/limit/manage*/program/symptom*/surcharge/medicine
~relaps*/recai*/recaer
~detoxing
@want/might use/usar/drink/relapse again/tonight/drugs/bad/today/otra/ya/right/rn
@want drug*/drogarme/drogar/inyect*/picarme/consumir/consumo -test/court/counsel*/program/case/convict*/felon*/free/charge*
@want/volver/volvi volver/a usar/consumir/tomar/drogarme/fumar
volvi/volver usar/consumir/tomar/drogarme/caer
@want/might get/getting high/loaded/drunk/wasted -school/score
go/get high $
get =high cant/tonight/again/so
might/gonna slip
slipped up
kicking @drug
smoked/used/did/shot/snorted/fume/use/consumi @drug yesterday/again/today/last/anoche/ayer/tonight
poner*/ando loco/drogado
ansiedad fumar/tomar/consumir/usar
@want smoke/shoot/snort/do/hit/buy/score/cop/fumar/comprar/meter* @drug
@want shoot up
@want drink/tomar bad/badly/again/alcohol
urge dosis
need/want/quier*/necesit*/ocupo fix/cura/curarme/dosis $
need/want @drug bad/badly/now/rn
craving*/jonesing/fiend*/feening/ansias
urge/urges/tempted/ganas/antojo use/drink/high/smoke/relapse/consum*/usar/drog*/tomar/fumar/inyect* -agua/cafe/cigar*/celular
fell off wagon
cant/no stop/dejar using/drinking/shooting/tomar/consum*/drog* -agua
high/drunk right now
using/shooting/smoking/doing @drug again/alone/tonight
use/using =alone
strung out
me @quiero drogar/inyectar/picar/curar/meter
en/sindrome =abstinencia
!alcohol/benzo*/xanax/drinking withdraw*
!dts
compre/bought cristal/dope/fent*/heroin*/meth/coke/crack/chiva/droga/drugs
@want go =cop/score
drank =last
call*/llam* droga/dope
used =today/tonight/last
not use tonight/today
cai/caer/caigo & droga/drogas/vicio/alcohol
picked up again
cold turkey
feel* =using -my/the
!hallucinat*/alucinando/alucino
!delirium tremens
come/coming/get off bars/xanax/klonopin/valium/ativan/benzos
smoked/shot/popped/hitting/did & again & dope/pipe/fetty/percs/meth/crack/@drug
me =drogue/empede
volvi =drogar
entre otra cristal/droga
`,
}
