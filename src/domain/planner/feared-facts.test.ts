import { describe, expect, test } from 'vitest'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { listDetailSignals } from './detail-signals.ts'
import { fearable } from './feared-facts.ts'
import { readAnswers } from './read-answers.ts'
import type { Signal } from './signals.ts'

const read = (biggest_challenge: string) => {
  const answers = { ...emptyPlanAnswers, biggest_challenge }
  // The assistant's reader may take a fear for a fact.
  const hinted: Signal[] = [...listDetailSignals(answers), 'warrant', 'missed-report']
  const { signals } = readAnswers(answers, '2026-11-16', { hinted })
  return fearable.filter((signal) => signals.has(signal))
}

describe('what is only feared or set as a condition is no fact', () => {
  test.each([
    'on probation. if i miss they violate me',
    'si falto me violan la probation',
    'debo 200 a la corte, si no pago sacan warrant',
    'they will put a warrant on me if i dont pay by friday',
    'me mandan a la carcel si fallo otra vez',
    'scared they put me out and i end up on the street',
    'dont want to end up back on the street',
    'no quiero perder el trabajo',
    'if they pick me up i lose my job',
    'have to be there monday or they violate me',
    'tengo que ir el lunes o me regresan',
    'tengo miedo que me quiten a mis hijos el cps',
    'si me ven le quitan el apartamento a el',
    'unless i pay they issue a warrant',
  ])('“%s”', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('what happened stays, beside a fear', () => {
  const told: [string, Signal][] = [
    ['i missed my po appointment tuesday. if i go in they lock me up', 'missed-report'],
    ['missed court monday, prob got a warrant now. if they pick me up i lose my job', 'warrant'],
    ['falte a mi cita con la oficial y tengo miedo que me encierren', 'missed-report'],
    ['tengo un warrant. si me para la policia me llevan', 'warrant'],
    ['nowhere to sleep tonight and scared of the shelters', 'no-bed'],
    ['no tengo donde dormir, si llueve me mojo', 'no-bed'],
    ['they fired me friday. if i dont find work my po gets mad', 'job-lost'],
    ['cps has my kids. scared i never get them back', 'cps'],
    ['i relapsed last night and dont want to go back', 'relapse'],
  ]
  test.each(told)('“%s”', (text, signal) => {
    expect(read(text)).toContain(signal)
  })
})
