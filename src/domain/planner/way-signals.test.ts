import { expect, test } from 'vitest'
import { findDetailSignals } from './detail-signals.ts'

test.each([
  ['im hard of hearing so calls dont work', 'hard-of-hearing'],
  ['i cant hear good on the phone', 'hard-of-hearing'],
  ['No oigo bien por telefono', 'hard-of-hearing'],
  ['estoy medio sordo', 'hard-of-hearing'],
  ['he lets me use his phone after 5', 'shared-phone'],
  ['i use my sisters phone at night', 'shared-phone'],
  ['mi cuñado me presta su fon', 'shared-phone'],
  ['uso el celular de mi tia en la noche', 'shared-phone'],
  ['phone cracked but works on wifi', 'wifi-only'],
  ['phone only works at the chapter house wifi', 'wifi-only'],
  ['phone works only on the hill', 'wifi-only'],
  ['los veo por video cuando hay wifi', 'wifi-only'],
  ['got a tracfone w 40 min left', 'few-minutes'],
  ['me quedan 20 minutos en el celular', 'few-minutes'],
  ['I work 10pm-6:30 at a warehouse', 'works-nights'],
  ['i work nights at the plant', 'works-nights'],
  ['been at the warehouse 5 weeks nights 10p-630a', 'works-nights'],
  ['trabajo de noche en el almacen 6pm a 4am', 'works-nights'],
  ['work at the tire shop 9-5 tues thru sat', 'works-days'],
  ['trabajo de lunes a sabado con un señor', 'works-days'],
  ['working already mon to fri 7 to 330', 'works-days'],
  ['im at the plant, shift is 6 to 2:30', 'works-days'],
  ['first shift at the mill so mornings are out', 'works-days'],
  ['trabajo de 7 a 4 en la pizca', 'works-days'],
  ['tengo turno de la mañana', 'works-days'],
  ['2 years at a plating shop, 6 to 2:30, never late', 'works-days'],
  ['2nd shift 3 to 11 at the warehouse', 'works-evenings'],
  ['i work 2:30pm to 11pm', 'works-evenings'],
  ['jalo de 3 a 11 en el taller', 'works-evenings'],
  ['estoy en el segundo turno', 'works-evenings'],
  ['entro a las 10 de la noche y salgo a las 6 am', 'works-nights'],
  ['my hours are 11 to 7 at the gas station', 'works-nights'],
] as const)('“%s”: %s', (answer, signal) => {
  expect(findDetailSignals(answer)).toContain(signal)
})

test.each([
  ['i dont hear from my kids', 'hard-of-hearing'],
  ['cant hear back from the lawyer', 'hard-of-hearing'],
  ['i use drugs', 'shared-phone'],
  ['no phone at all', 'shared-phone'],
  ['my house has wifi', 'wifi-only'],
  ['nearest clinic is 40 min', 'few-minutes'],
  ['my aunt she works nights', 'works-nights'],
  ['my sister works 3 to 11', 'works-evenings'],
  ['mi tia trabaja de 3 a 11', 'works-evenings'],
  ['my kids are 3 and 11', 'works-evenings'],
  ['court is at 9 and i work mondays', 'works-days'],
  ['i work 3 days a week', 'works-days'],
  ['worked there 6 years, 3 at the other place', 'works-days'],
  ['open 7 to 4 at the clinic', 'works-days'],
  ['he works first shift', 'works-days'],
  ['bad nights, i wake up at 3', 'works-nights'],
  ['i can work any day', 'works-days'],
  ['my PO is in monday to friday', 'works-days'],
] as const)('“%s”: not %s', (answer, signal) => {
  expect(findDetailSignals(answer)).not.toContain(signal)
})

test.each([
  ['my face is swollen and i got a fever', 'swollen-face'],
  ['tooth hurts, whole jaw is swole', 'swollen-face'],
  ['tengo la cara hinchada y calentura', 'swollen-face'],
  ['se me hincho el cachete por una muela', 'swollen-face'],
  ['una muela y tengo fiebre desde ayer', 'swollen-face'],
  ['abscess in my gum with pus', 'swollen-face'],
  ['swelling in my neck', 'swollen-face'],
  ['traigo el cuello inflamado', 'swollen-face'],
  ['a ranch will hire me', 'starts-work'],
  ['got offered a job in the next county', 'starts-work'],
  ['me ofrecieron trabajo en un bakery', 'starts-work'],
  ['me ofrecen chamba de delivery', 'starts-work'],
  ['i feel like theres no point now', 'in-crisis'],
  ['no le veo caso ya', 'in-crisis'],
] as const)('“%s” shows %s', (answer, signal) => {
  expect(findDetailSignals(answer)).toContain(signal)
})

test.each([
  ['my feet are swollen from work', 'swollen-face'],
  ['i need to face my problems', 'swollen-face'],
  ['me duele una muela', 'swollen-face'],
  ['nobody wants to hire me', 'starts-work'],
  ['no place will hire me with a felony', 'starts-work'],
  ['nadie me va a dar trabajo', 'starts-work'],
  ['there is no point in paying that company', 'in-crisis'],
  ['theres no point in calling them, they are closed', 'in-crisis'],
  ['my point is i need work', 'in-crisis'],
] as const)('“%s” does not show %s', (answer, signal) => {
  expect(findDetailSignals(answer)).not.toContain(signal)
})
