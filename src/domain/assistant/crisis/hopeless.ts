/** C2: passing thoughts, self-injury, no hope. */
export const hopeless = {
  certain: `
dont see future/point/reason/way
nobody/noone/nadie miss/notice/extran*
@want/just disappear/vanish/desaparec* -from/record
burden/carga/estorbo everybody/everyone/family/familia/todos/them/para
ya no puedo/aguanto/soporto $
ya no tengo/quiero fuerzas/ganas/nada/seguir/estar -trab*/fumando/tomando/@where
no veo/tengo/encuentro/hallo/tiene futuro/sentido
`,
  short: `
hopeless/worthless -case
hurt*/cut*/burn* myself again
how =much/long longer do/go/take/handle/can
done trying/fighting/living -to
tired/cansad*/hart* fighting/everything/life/luchar/sufrir
no sirvo nada
broken inside
da/me igual vivir/morir/todo
toque fondo
why bother/try anymore/living/$
nadie/nobody importa/cares & vivo/muero/live/die
no =hope -you/to/it/in/mean
no tengo/hay/queda esperanza*
sin =esperanza* $
lost/losing/perdi* hope/esperanza* -in
cant/cannot do/take/handle it/this/life =anymore/no
cant/cannot take it/anymore -to/home/off/out/back/with/calls
cant/cannot go/keep on/going -trip/vacation/date/line/in/with/because
dont/not wanna =here/exist anymore/no
dont/not want to =here/exist anymore/no
whats/what/no point anymore/living/life/trying/going
life/vida isnt/not/no/aint worth/vale
isnt/not/no/aint worth/vale living/vivir/life/vida
nothing left live/for/me
nothing live for
nothing matters
no =one miss/notice/loves
no =one cares me/if
nobody/noone cares me/if
better without me
mejor sin $
giv*/gave up life/everything/everyone/myself/living
give up $
life/lifes/vida over/ruined/worthless/pointless/meaningless/acabo
feel*/siento/soy worthless/useless/empty/inutil/vaci*/basura/acabad*/estorbo
hate/odio myself/life/vida
cut*/burn* myself -shaving/off/cooking/slack/on/check
start*/keep cutting again
self/selfharm* harm*/injur*
me lastimo/lastimarme
me cort*/lastim*/quem* otra/again/brazos/piernas
hacerme/hago dano
thinking/think/thoughts/pensando/pienso death/muerte
dark/bad thoughts
pensamientos malos/oscuros/feos
@want pain/everything/dolor stop/pare/acabe
@want sleep forever
not/dont want/wanna die -before/without/poor/from/@where/@joke
no quier* morir* -sin/pobre/antes/@where
no way out
no tengo/veo/hay salida para/$
dead/empty/muert* inside/dentro
dont/wouldnt/no care/importa live/die/died/muero/morir
no puedo/aguanto/soporto mas -con
no puedo/aguanto/soporto _ vida
no puedo/aguanto/soporto con todo
ya no puedo/aguanto anymore/man/give
no tengo/hay nada/razon*/motivo*/ganas vivir/seguir
vida no vale/tiene nada/sentido
me rindo -con
cansad*/hart* todo/vida -papel*/paper*/este
feel*/siento/soy/im & failure/fracaso/nothing/perdid*
nobody/noone loves me/$
nadie me quiere $
hago falta nadie
no valgo
end =rope
everything/life/todo pointless/useless/meaningless/perdido
scratch*/bite/burn*/hit* myself
depress*/deprimid* & cant/no/bed/levantarme/cama/anymore/nothing
no reason keep/go/try/get
cant/never/wont/nothing get*/see better -job/price
dejar/stop existir/existing
nothing =left $
no puedo seguir $
no puedo seguir asi/viviendo
exist* not living
no encuentro/hallo/veo/tengo razon*/motivo* seguir/vivir
`,
}
