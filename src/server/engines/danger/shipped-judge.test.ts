import { describe, expect, test } from 'vitest'
import type { CrisisKind } from '#domain/help-lines/crisis-kinds.ts'
import { shippedRules } from './shipped-judge.ts'

const find = (...turns: string[]) => shippedRules.dangerIn(turns)
const findKind = (...turns: string[]) => {
  const danger = find(...turns)
  return danger?.level === 'card' ? danger.crisis.kind : null
}

describe('each class of danger, said without its usual words', () => {
  test.each<[CrisisKind, string[]]>([
    ['self_harm', ['i wrote my kids each a letter and cleaned my room. tonight its over']],
    ['self_harm', ['ya tengo las pastillas contadas y la puerta con llave']],
    ['hopeless', ['they would all breathe easier if i never woke up']],
    ['someone_at_risk', ['my cousin gave his dog away and texted me goodbye and now he wont pick up']],
    ['overdose', ['she shot up and now shes gray and making that gargling sound']],
    ['using_or_withdrawal', ['i quit drinking cold two days ago and i cant stop shaking']],
    ['being_hurt', ['mi pareja me apretó el cuello anoche y hoy no me deja salir']],
    ['hurting_others', ['i am parked outside his job with the pistol on my lap']],
    ['child_harm', ['my sister leaves the babies alone all night and the little one has burns']],
    ['trafficking', ['el patrón tiene mi pasaporte y dice que si me voy me echa a la migra']],
    ['medical', ['half my face went numb and i cant lift my arm']],
  ])('%s: %j', (kind, turns) => {
    expect(findKind(...turns)).toBe(kind)
  })
})

describe('the same words without danger show no card', () => {
  test.each([
    'where do i take the batterers class the judge ordered',
    'i caught an assault charge in 2009, which warehouses hire',
    'can i volunteer to teach narcan training at the church',
    'mi teléfono se murió, dónde lo cargo gratis',
    'this bus line is killing me, is there a monthly pass',
    'muero por ver a mis hijos, cómo pido visitas',
  ])('%s', (text) => {
    expect(findKind(text)).toBeNull()
  })
})

test('danger told over several messages is seen', () => {
  expect(
    findKind(
      'how many of these blue pills can you take',
      'i have the whole bottle',
      'i just want to sleep and not wake up',
    ),
  ).not.toBeNull()
})

test('what is over and done lets the talk go on', () => {
  expect(
    findKind('i used to want to die back then', 'that was ten years ago, im good now. where can i get my ged'),
  ).toBeNull()
})

describe('odd input is read without fault', () => {
  test.each([
    ['digits', '4'.repeat(4000)],
    ['signs', '💀🔥'.repeat(1000)],
    ['four languages', 'ayuda 帮助 помогите help '.repeat(50)],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(() => find(text)).not.toThrow()
  })
})
