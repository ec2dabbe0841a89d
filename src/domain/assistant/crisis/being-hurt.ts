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
