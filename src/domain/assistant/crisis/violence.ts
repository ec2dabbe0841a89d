/** C5: hurt or threatened by another person. Matched before C1 too: "he said he will kill me". */
export const beingHurt = {
  certain: `
@hits me again/when/drunk/everyday/last
~raped/violaron/violo/violada/violado
puts/put/laid hands on
@they/@pal looking/coming for/after me
afraid/scared/terrified/miedo go/going/regresar/volver/casa home/casa
locks/encierra me -up
!he/she/hes/shes/ex here/outside/afuera _ kill/hurt/door/now
!hiding/escondid*/encerrad* from/in/en closet/bathroom/him/bano
me acosa*/violo/manose*/siguiendo/acosando/empuj*/cachete*/lastima
!put/held/holding/puso @gun
@they/@pal _ push*/shov*/grab*/slam* me -to/for/into
`,
  short: `
@they/@pal _ @hits/@rape/stalk*/threat*/attack*/hurt*/touch* me -up/with/to/hard/back/at
@hits me with belt/bat/cable/fist/bottle/stick/palo/cinto/gun/hammer
keeps/kept @hits/threat*/touch*/follow* me -back/off/out
~got jumped -ship
jumped me
abusaron/abusan/abusa $
he/dad/stepdad/@mate @hits mom/sister/her -up
@mate/he/hes/they/she/shes/someone/somebody _ kill/shoot/stab/murder me -lol
kill me if/and leave/tell/kids
threat*/amenaz* kill/hurt/shoot/stab/me/life/kids/family/matar*/muerte/@gun
death/muerte threat*/amenaz*
fear/afraid/scared/terrified/miedo life/him/vida/@mate/dad/father
scared/afraid/miedo he/she/hes/me hurt/kill/hit/find/mate/pegue/haga
abusive
@mate/he abus*/violent
~domestic violence
~violencia domestica/casa
@mate/he/she/hes _ @no let/lets/deja leave/go/salir/hablar/phone -state/county/city
@they/@pal _ following/stalking/follows me -on
!@they/@pal _ outside/afuera/door/puerta with/con/has/trae @gun
!break*/broke/get in/into house/home/apartment & trying/someone/he/they/now
!break*/kick*/bang*/bust*/tumb*/pate*/romp* in/down/on door/puerta
!point*/pull*/apunt*/saco @gun
!he/she/hes/ex has/got/tiene @gun -charge
!follow* me right/now/home
!shooting at me/us
!shots fired -at
me @pega -gripe/gripa/tos/gritos/duro/covid/@joke
me esta golpe*/pegando
me amenaz* -con/que
@mate/hombre/tipo* _ persigu*
me anda/viene siguiendo/buscando -trab*/po
me quiere/va/van/quieren matar/golpear/lastimar/encontrar -si/@joke
me va/quiere matar si dejo/voy/hablo/digo
me puso/pone mano/manos/encima
find me kill/hurt
trying/tryna/wants/gonna/going/want to kill/shoot/stab/hurt/murder me -if/lol
not/isnt/no safe/segur* home/house/casa
forced himself/herself on
@mate me da miedo
le temo @mate
me quier*/van hacer dano
@hits _ by @mate/dad/him/stepdad
siguiendome/persiguiendome/stalker
@mate _ me tiene encerrad*
@mate & controla*/controls/insulta/humilla
harass* me
~attacked
@mate/@pal me @hits -up/hard/back/to
!ex/he/someone broke/breaking into apartment/house/home/casa -car
~abused/abusing -@drug
aprieta cuello
shov*/slam* me
pull*/jal* =hair/pelo
throws/throwing/avienta stuff/things/cosas
track*/rastrea location/phone/celular/me
abuser
me obliga cama
forced me in bed/sex
running/huy*/fleeing/fled/escap*/leave @mate/abuser -kids
`,
}

/** C7: a child or a dependent adult is harmed. */
export const childHarm = {
  certain: `
stepdad/uncle/dad/father/teacher/coach/pastor/grandpa/babysitter/cousin/padrastro/tio/abuelo/maestro/papa/primo _ touch*/molest*/rape*/toca/toco/manose*/viola*/violo me/@kids
@kids & alone/sol*/encerrad*/locked & left/food/days/day/dia/comida/lado
left/leaves/leaving/locks/locked/deja*/dejo @kids alone/locked/closet/solos/encerrad*/sin
no le/les da/dan comer/comida
le/les @pega _ @kids/cable/cinto/mama/abuel*
@pega/golpe* @kids
`,
  short: `
@hits/@rape/touch*/whip*/shook/shake/starv*/neglect*/hurt*/spank* -me @kids -head/support/feelings
@hits/@rape/touch*/toca/pega little girl/boy/brother/sister/cousin
toca/touch* sister/hermana
@kids/girl/boy _ abused/molested/raped/touched/beaten/whipped/starved/neglected
@kids/girl/boy says/told/said _ touch*/hit*/hurt*/rape*
bruises/marks/moreton* on/en _ @kids/arms/brazos
@kids has/have/tiene bruis*/burns/moreton*/golpes
~child/elder abuse
~abuso infantil/sexual
@hits/touch*/rape*/hurt*/toca/pega/viola me _ 11/12/13/14/15/16/17
11/12/13/14/15/16/17 _ @hits/touch*/rape*/hurt*/toca/pega/viola/manose*
@want/scared/afraid/might/almost/ill/miedo hurt/shake/shook/hit/smother/drown/harm/lastimar/sacudir/pegarle/golpear @kids -head/feelings
doesnt/wont/not/no feed/feeding @kids
abus*/manose*/viola*/maltrat*/lastim*/tocan @kids
toca/toco =@kids -ir/empez*/entrar/hacer
@kids dice/dijo/conto _ toca/toco/tocan/tocaron/peg*/violo
abuel*/grandma/grandpa/mom/mama _ asilo/cuidador*/nursing/caregiver/aide/nurse/enfermera _ @hits/@pega/abus*/hurt*/neglect*/bruis*
caregiver/aide/nurse/cuidador*/nursing/asilo _ @hits/@pega/abus*/hurt*/neglect*
@kids & hurt & dads/moms/house
@kids & moreton*/bruis* & from/by/dad*/stepdad/house/came/tiene/llego/all
asilo/nursing/caregiver/cuidador*/enfermera & @hits/@pega/abus*/hurt*/neglect*
`,
}

/** C6: wants to hurt another person. */
export const hurtingOthers = {
  certain: `
@want burn*/blow*/shoot*/quemar/balacear house/place/school/office/casa
lo/los @quiero matar/golpear/lastimar/quebrar/picar
le/les @quiero dar/meter/pegar/partir/romper balazo*/tiro/madre/madriza/cuchill*/paliza/punal*
@gun & going/headed/voy/way & house/casa/him
`,
  short: `
@want/will/could/might/swear kill*/shoot*/stab*/murder*/strangl*/hurt*/harm @him/@kin/@pal/@mate/po/cop*/boss/judge -feelings/chances/email
@want/will beat/whoop/kick/fuck/bust/smash him/her/them/his/@they ass/up/face/head/jaw
beat/whoop/knock hell/shit/crap out
catch murder/body
hes/shes/theyre dead when/if/wait
@gun _ kill/shoot/him/revenge
!on way _ kill/shoot/beat/hurt
make him/her/them bleed/suffer
@want matar/golpear/lastimar/apunalar/ahorcar/kill/shoot @they/@him/@pal/jefe/po/juez/gente
matarlo/matarla/matarlos/golpearlo/apunalarlo/lastimarlo/ahorcarlo/madrearlo
hacerle dano
@want vengar*/venganza/revenge
lo mato
@want beat/slap/hit/punch/choke/ahorcar/pegarle @him/@kin/@mate -at/up
shoot* up place/school/work/office
hurt him/her/them bad
`,
}

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
