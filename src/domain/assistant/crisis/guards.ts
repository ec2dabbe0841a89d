/** Sayings and subjects that sound like danger and are not. They are taken out before anything else is read. */
export const sayings = `
phone/battery/car/truck/laptop/celular/carro/bateria/telefono _ died/dead/dying/die/muri*/muert*
se murio/muere celular/carro/telefono/bateria
dying/die to get/see/know/start/find/hear/try/meet/work/eat/have/learn
dead tired/end/line/serious/broke/bolt/wrong/time/weight
die laughing/hard
me muero/mori/muriendo por/hambre/risa/frio/calor/sueno/sed/cansancio/verguenza/pena/aburrimiento/ganas/susto/nervios
ni/medio/punto muerto/muerta
muerto/muerta @joke/cansad*/miedo
shoot/shot email/text/message/call/line/link
hit/hits me up/back/with/hard/different
beat/beats me to/at
hang*/hung out/up/drywall/on/around
kill*/matar time/tiempo/it/rato/interview/entrevista/test/bugs/roaches/cucarach*
mom/mother/dad/boss/po/landlord/wife/grandma/teacher/judge _ kill me
threat*/amenaz* __ fire/evict*/revoke/sue/correr*/desaloj*/despedir*/demand*/violate/court/corte/custody
pego/pegaron multa/carro/ticket
touched by
empty handed
phone/page/app/computer/pagina/celular _ wake/respond*
soga cuello
would/to die for
die or/trying
death certificate/benefit*/penalty/row
bleeding money
or die
grandma/grandpa/mom/dad/mother/father/dog/perro/abuel* gonna/going/will/about die/dying
before/when/cuando die/dies/muera/muero
dying/muriendo cancer
responding/respond to =calls/texts/emails/messages
mama/jefa/jefe/papa/po/vieja/abuela me va/van matar
overdosed coffee/sugar/carbs/tacos/pizza/candy/cafe
fight* for life
violat*/violaron/viole/violo parole/probation/probat*/rights/derechos/libertad
high school/blood/risk/rent
withdraw* money/cash/fee/fees/bank
pipe/heater broke
car/auto/used dealer*
substance/drug/alcohol abuse
abus* drugs/alcohol/substances/system
abuso sustancias/drogas/alcohol
how/want/letter tell
@topic prevent*/awareness/class*/training/course/kit*/counselor/volunteer*/charge*/convict*/conviction/case/record/squad/registry/group/job*
prevent*/clase*/curso/taller/class*/training/cargo*/charge*/convict*/conden*/arrest*/reverse _ @topic/@harm
people _ suicid*
committed suicide
se suicido
died/lost/murio/perdi*/since/survivor/survived/sobreviv* _ suicid*/overdos*/sobredosis/violence/violencia
`
/** Told as past. */
export const asides = `
years/last ago/year
hace _ anos
ano pasado
used to
when kid/child/little/young/teen/8/9/10/11/12
cuando era/tenia
2005/2006/2007/2008/2009/2010/2011/2012/2013/2014/2015/2016/2017/2018/2019/2020/2021/2022/2023/2024/2025
`
/** Danger this minute, whatever it is. */
export const nowCues = `
right now
ahora mismo
tonight/rn/ahorita/noche
`
/** "I would never", "no me quiero". A message that denies and then says "but" is not trusted. */
export const denial = {
  words: 'not dont never wont wouldnt aint isnt didnt no nunca jamas nobody nadie',
  links: 'want wanna going gonna trying tryna to planning thinking about feel feeling ever soy voy quiero pienso pensando en me tengo would having have he she se va quiere',
  doubts: 'but pero though aunque sometimes veces anymore why promise scared afraid',
}
