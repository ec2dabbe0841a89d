/** Idioms and subjects that sound like danger and are not. They are removed before anything else is matched. */
export const sayings = `
phone/battery/car/truck/laptop/celular/carro/bateria/telefono died/dead/dying/die/murio/muerto
se murio/muere celular/carro/telefono/bateria
dying/die to get/see/know/start/find/hear/try/meet/work/eat/have/learn
dead tired/end/line/serious/broke/bolt/wrong/time/weight/battery
die laughing/hard/or/trying
or die
would/to die for
when/before/cuando die/dies/muera/muero
dying/muriendo cancer
grandma/grandpa/mom/dad/mother/father/dog gonna/going/will to die
death certificate/benefit*/penalty/row
me muero/mori/muriendo por/hambre/risa/frio/calor/sueno/sed/cansancio/verguenza/pena/aburrimiento/ganas/susto/nervios
para morirse
por vida
antes morir/morirme
watched/saw/vi morir
watched/saw/vi _ die
dead father/mother/brother/son/dad/mom/friend
or end it
gums bleeding
se me pega/pego/pegan/pegaron
se pega/pego
mataria/mato por
ni/medio/punto muerto/muerta
muerto/muerta @joke/cansad*/miedo
soga cuello
ultima dosis fue/era
ese mundo
shoot/shot me/him/her/them/over email/text/message/call/line/link
hit/hits me up/back/hard/different
beat/beats me to
beat/beats me at chess/cards/spades/pool/mario
hang*/hung out/up/drywall/around
kill*/matar time/tiempo/it/rato/interview/entrevista/test/bugs/roaches/cucarach*
to kill mold/weeds
mom/boss/po/landlord/wife/grandma/teacher/judge gonna/going/will/would kill me
mom/boss/po/landlord/wife/grandma/teacher/judge gonna/going/will to kill me
mama/jefa/jefe/po/vieja/abuela me va/van matar
threat*/amenaz*/amenazo to/con fire/evict*/revoke/sue/call/take/correr*/desaloj*/despedir*/demand*/violate/quitar*
me amenaz* con correr*/desaloj*/despedir*/demand*/quitar*
pego/pegaron con multa/ticket
pego carro/ticket
touched by
empty handed
responding/respond to calls/texts/emails/messages
page/app/computer/pagina/celular/phone wont/not/isnt/stopped/no wake/respond*
landlord/casero/neighbor not/isnt/no responding/responde
overdose risk
riesgo sobredosis
overdosed on coffee/sugar/carbs/tacos/pizza/candy/cafe
fight* for life
violat*/violaron/viole/violo parole/probation/probat*/rights/derechos/libertad
high school/blood/risk/rent
withdraw* money/cash/fee/fees/bank
bleeding money
pipe/heater broke
car/auto/used dealer*
abus* drugs/alcohol/substances/system/sustancias/drogas
substance/drug/alcohol/sustancias abuse
drug/drogas trafficking
trafico drogas
how/want/letter to tell
how/want tell
@topic prevent*/awareness/class*/training/course/kit*/counselor/volunteer*/charge*/conviction/case/record/squad/registry/group/response
prevent*/prevencion/clase*/curso/taller/class*/training/cargo*/charge* @topic
clase*/class*/training on/about/sobre @topic
convict*/charge*/conden*/arrest*/cargo* for/with/por @topic/@harm
convict*/conden* @topic/@harm
cargo*/charge* es/fue @topic
people who feel*/want suicid*
committed suicide
se suicido
died/murio/since/survivor/survived/sobreviv* @topic
died from/por @topic
lost/perdi* _ to/por suicid*/overdos*/sobredosis
`
/** Markers of past events. */
export const asides = `
years/year ago
last year
hace _ anos
ano pasado
used to
when kid/child/little/young/teen/8/9/10/11/12
when he/she kid/child/little/young
cuando era/tenia
2005/2006/2007/2008/2009/2010/2011/2012/2013/2014/2015/2016/2017/2018/2019/2020/2021/2022/2023/2024/2025
`
/** Markers of immediate danger of any kind. */
export const nowCues = `
right now
ahora mismo
tonight/rn/ahorita/noche
`
/** "I would never", "no me quiero". A message that denies and then says "but" is not treated as a denial. */
export const denial = {
  words: 'not dont never wont wouldnt aint isnt didnt no nunca jamas nobody nadie',
  links:
    'want wanna going gonna trying tryna to planning thinking about feel feeling ever soy voy quiero pienso pensando en me tengo would having have he she se va quiere',
  doubts: 'but pero though aunque sometimes veces anymore why promise scared afraid',
}
