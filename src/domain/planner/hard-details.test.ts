import { describe, expect, test } from 'vitest'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { findHardDetails, type HardDetail, listHardDetails } from './hard-details.ts'
import { fold } from '../text/fold.ts'

const find = (words: string) => findHardDetails(fold(words))

const said: Readonly<Partial<Record<HardDetail, readonly string[]>>> = {
  'job-offer': [
    'got offered a job but its in the next county',
    'ranch south of town will hire me starting the 14th',
    'me ofrecieron trabajo en un bakery',
    'me ofrecen chamba de delivery',
    'start tuesday 6am at the bakery plant',
    'empiezo el lunes a las 5 de la mañana en la poda',
    'I have a job offer from a plant',
    'mi patron dice que me guarda el puesto',
    'got a job lined up at my cousins shop',
  ],
  'eviction-answer': [
    'sheriff taped a eviction paper on my door, says i got 7 days to answer',
    'got court papers for eviction its dec 9',
    'me llegaron papeles de la corte por el desalojo',
    'eviction summons came monday',
    'tengo 5 dias para contestar el desalojo',
    'how do i respond to an eviction',
    'the eviction says file an answer',
    'el aviso de desalojo dice que tengo que responder',
  ],
  restitution: [
    'owe 48k restitution',
    'debo 6200 de restitucion',
    'resti is killing me',
    'they take half for restitution',
    'pay the victim every month',
    'pagar la restitución',
    'I owe the victim money',
    'restitution hearing',
  ],
  'check-stopped': [
    'my social security check stopped when i got locked up',
    'Necesito mi cheque del seguro social que me pararon cuando cai preso',
    'ssi got cut when i was in 7 months',
    'they cut off my disability',
    'me quitaron el ssi',
    'need to restart my ssi',
    'suspended my check',
    'mi cheque lo suspendieron',
  ],
  'snap-missing': [
    'food stamps no me han llegao',
    'my ebt never came',
    'no me han llegado las estampillas',
    'still waiting on my snap, havent got my food stamps',
    'tengo snap pero la tarjeta se la quedo mi mama',
    'stamps got cut off',
    'my ex has my card, the ebt, he kept it',
    'lost my ebt',
  ],
  'work-permit': [
    'el permiso de trabajo vence en enero',
    'my work permit expires',
    'renovar el permiso',
    'EAD card ran out',
    'work authorization is up',
    'permiso pa trabajar',
    'autorización de empleo',
    'need to renew my work permit',
  ],
  'ice-checkin': [
    'tengo q firmar en ICE el 17',
    'tengo cita con ICE',
    'firmo con inmigracion cada 3 meses',
    'ICE check-in on the 8th',
    'I have to report to ICE',
    'tengo I-220B',
    'my immigration check in, appointment with ICE monday',
    'me toca presentarme con migracion',
  ],
  'more-hours': [
    'more hours somewhere',
    'trabajo en la pollera pero me dan 3 dias no mas',
    'they cut me to 20 hrs',
    'need a second job',
    'quiero mas horas',
    'hours got cut at the car wash',
    'full time if they let me',
    'busco otro trabajo en la tarde',
  ],
  apprenticeship: [
    'apprenticeship back',
    'union apprentice before',
    'join the union',
    'trabajar en la union',
    'quiero ser aprendiz',
    'el sindicato de electricistas',
    'journeyman card',
    'call the union hall',
  ],
  'told-to-come': [
    'she txted me saying i can come by sunday its fine',
    'she said its fine to come over tho',
    'dice que puedo ir a la casa',
    'her mom told me come by',
    'me escribio que vaya el domingo',
    'she texts me its okay',
    'my wife says come home',
    'dijo que esta bien',
  ],
  'mail-report': [
    'probation by mail once a month',
    'i report by mail',
    'mando mi reporte por correo',
    'probation is at the kiosk',
    'i mail in my monthly report',
    'my PO has me on the app',
    'me reporto por correo',
    'reporting thru the mail now',
  ],
  'family-place': [
    'a place that takes us both',
    'un lugar para los 3',
    'get in one of them houses for moms',
    'cuartito con mi bebe',
    'clean house lets me stay til baby comes',
    'me da cuarto hasta q nazca el bebe',
    'cant have kids there overnite',
    'a home for me and my kids, apartment for my kids',
  ],
}

describe.each(Object.entries(said) as [HardDetail, readonly string[]][])('%s', (name, answers) => {
  test.each(answers)('%s', (words) => {
    expect(find(words)).toContain(name)
  })
})

test.each([
  ['nobody wants to hire me', 'job-offer'],
  ['they wont hire me with my record', 'job-offer'],
  ['was offered a plea', 'job-offer'],
  ['they offered me a bed', 'job-offer'],
  ['need a job, no offers', 'job-offer'],
  ['i start treatment monday', 'job-offer'],
  ['lost the job offer', 'job-offer'],
  ['eviction last year, i have a new place', 'eviction-answer'],
  ['PO dont answer', 'eviction-answer'],
  ['first check comes friday', 'check-stopped'],
  ['they cut the power', 'check-stopped'],
  ['food stamps already on', 'snap-missing'],
  ['i need my travel permit', 'work-permit'],
  ['i am scared of ICE', 'ice-checkin'],
  ['visiting hours', 'more-hours'],
  ['union station at night', 'apprenticeship'],
  ['she said no', 'told-to-come'],
  ['my own place', 'family-place'],
  ['i get mail at my PO box', 'mail-report'],
] as const)('%s: not %s', (words, name) => {
  expect(find(words)).not.toContain(name)
})

test('a wish counts where it is a reason for a step, and only there', () => {
  expect(listHardDetails({ ...emptyPlanAnswers, goals_3_months: 'apprenticeship back' })).toContain('apprenticeship')
  expect(listHardDetails({ ...emptyPlanAnswers, goals_3_months: 'a job offer by march' })).not.toContain('job-offer')
})
