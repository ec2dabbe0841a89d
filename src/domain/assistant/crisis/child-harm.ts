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
