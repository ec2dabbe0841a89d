/** C1: the person intends to die, or names a method. */
export const selfHarm = {
  certain: `
wish/ojala/should/quisiera/nunca _ no/not/never/debi born/nacido/haber/nacer
@no want/wanna/@quiero live/alive/exist*/vivir/viviendo/vivo/viva -@where
hope/pray*/wish/ojala/sleep*/dorm* _ @no wake/despert*
tired/sick/cansad*/hart* living/alive/vivir -paycheck/from/@where
slit*/cut*/cort*/deep/razor/blade & wrist*/throat/veins/venas/munecas
infront/front/into =traffic/train/truck/bus
!@gun in/en/to hand/head/mouth/throat/neck/mano/cabeza/boca/cuello
!@pills in/on/en front/hand/frente/mano
should/deserve*/merezco die/dead/morir*/live/vivir -in/better
if/si & died/gone/dead/muero & everyone/everybody/happier/better/mejor/todos
no quiero/want world/mundo/earth/planet
god/dios take/llev* me
@want jump/brincar/saltar/tirarme/aventarme $
@want/finna kill/hang/shoot =myself -at
me @quiero matar/ahorcar/colgar/suicidar $
me voy =a matar/ahorcar/colgar/suicidar $
`,
  short: `
kill*/off/hang*/shoot/stab/end/delete/drown*/poison* myself/yourself -at
hurt/harm myself/yourself -at/work*/on/lifting
danger to myself
die -in/hard/before/with/without/by/embarrass*/@joke
morir/morirme -en/de/sin/@joke
hope/wish/pray* die
might/well dead
end =it $
kms
unaliv*
end*/take/taking life -back/care/insurance/skills
end* =it =all
@want end* it/things -up/@where
@want end* pain/suffering/misery
@want @die -before/without/for/tired/hard/@where/@joke/sin
rather/better/mejor/prefiero/ojala/quisiera/maybe @die/muero/muera/mate/died
wish gone/alive/disappear*
@no want/wanna wake up -early/late/him/her/@kin/@mate
ojala no despert*
no @quiero despertar -temprano
no veo/tiene/hay caso/chiste/sentido vivir/viviendo/seguir
no reason/razon live/alive/vivir
~suicid*/suisid*/sucid*
jump*/brinc*/salt*/avent*/tirar*/lanz* _ bridge/roof/building/overpass/train/traffic/puente/tren/edificio/azotea/techo/freeway/carros/metro/vias
blow* brains/head
bullet/tiro/balazo _ head/brain/cabeza
driv*/crash* into/off tree/wall/pole/bridge/cliff
edge/orilla bridge/overpass/roof/building/cliff/puente
loaded gun
why alive/born/living
how many/much __ @die/kill
cuant* _ morir*/matar*
painless/easiest/quickest/fastest way _ die/go
!this goodbye
!goodbye/bye/adios everyone/everybody/world/forever/todos/mundo/siempre
!tell kids/them/family/mom _ love them/him/her $
!dile/digan* hijos/familia/mama _ amo/quiero
letter*/cart*/note* & kids/family/hijos/familia & done/goodbye/gone/away/adios
suicide/goodbye/despedida note/letter
carta/nota despedida
wrote/left note -to/for/on/at/from/about
wont/not here/alive/around tomorrow/anymore
dont/no deserve/merezco live/vivir
me quiero/kiero/quero/voy/quisiera cortar $
me quiero/kiero/quero/voy/quisiera/dan matar*/morir*/colgar/ahorcar/kill/unaliv*/disparar/desvivir/tirar/aventar -si/siesta/@joke
matarme/desviv*/ahorcarme/colgarme/morirme -trabajando/estudiando/sin/@joke
me mato & como/dolor/noche/hoy/mejor/si/ya/bye
quit*/kit* vida
acab*/termin* con vida/todo -papel*/tram*
darme/pegarme/meterme tiro/balazo
noose
bought/got/have/tied/compre/tengo & rope/soga/cuerda
voices/voces & kill*/mate/hurt/matar*
gustaria/quisiera no despert*
para =vivo
para =sigo vivo/viva/viviendo
@want take/tomarme all/whole/bottle/todas/muchas @pills/sleeping
~purpose/proposito & overdose/crash*/@pills
done/over/through with =life/living
commit* suicide
checking out =good/for
leav*/irme world/earth/mundo
not/wont make it/through night/tomorrow/morning
poner* fin vida/todo
acab* sufrimiento/dolor
dios me lleve
no quiero amanecer
sewerslide
cometer/hacer locura/tonteria
world dont/doesnt need me
@want/unica/solucion/myself/only & death/muerte
dying sounds/better/easier
standing/sitting/edge/parad* on/at/en/of bridge/roof/ledge/puente
@want take @pills & done/these/gone
want =out life/permanently
last day/night/time earth/alive/here
ultimo dia/noche $
razor/blade/navaja & myself/arm/skin/brazo
cant live with myself/what/guilt
no will/ganas/deseo/desire live/vivir
voy envenenar*
wish/want/could @no exist*
@gun & myself
`,
}

/** C3: another person may hurt themselves. Matched before C1, and matched words are not matched again. */
export const someoneAtRisk = {
  certain: `
@they _ @no want/wanna/quiere/kiere live/alive/here/vivir/seguir -@where
no quiere/kiere vivir -@where
@they/@pal/celly _ goodbye/despid*
@they se corta/lastima/cortando -pelo
!@they on/off/en bridge/roof/ledge/puente
`,
  short: `
kill/killing/hurt/hurting/harm*/cut/cuts/cutting/off/hang/shoot/unalive himself/herself/themsel*/hisself -shaving/at
@they _ @wants die/disappear/morir* -in/@joke
@they _ @wants end/ending it/life/everything/all -with
@pal wants/says/said/keeps/quiere/dice _ die/end/suicid*/morir*/vivir -with
end*/take/taking his/her life
~@they -me/makes _ suicid*
@they keeps/talk*/text*/mention*/post*/habl*/pens*/piensa _ dying/die/killing/muerte/morir*/matar*/suicid*
@they said/says/dice _ cant/no go/puede on/mas
@they _ wish* dead/gone
se quiere/kiere/queria/va/iba/intento matar/morir/colgar/ahorcar/suicid*/quitar/cortar/aventar/tirar/kill -@joke
matarse/suicidarse/ahorcarse/quitarse -trabajando/@joke
!himself/herself _ now/tonight/rn/wont
!se quiere/va/esta matar/matando/colgando/ahorcando ahorita/ahora/ya/hoy
@they/@pal _ not around longer
@they/@pal _ no va =estar
@they/buddy/amig* gave/regalo away/cosas & goodbye/despid*
@they dijo/dice _ no quiere =estar aqui/$
`,
}
