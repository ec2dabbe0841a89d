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
