import { describe, expect, test } from 'vitest'
import { settleFirmFacts } from '../firm-facts.ts'
import type { Signal } from '../signals.ts'

function settle(words: string, read: readonly Signal[] = []) {
  const signals = new Set<Signal>(read)
  settleFirmFacts(signals, {
    urgent_need: words,
    biggest_challenge: '',
    strengths: '',
    support_system: '',
    goals_3_months: '',
  })
  return signals
}

describe('somebody who broke a bone is a danger', () => {
  test.each([
    'my ex wants me back at his place. hes the reason my jaw was wired',
    'he broke my nose in june and now he keeps texting',
    'my baby daddy put me in the hospital, i cant go back there',
    'my husband busted my teeth before i went in',
    'the bruises he gave me are gone but im still scared',
    'she is why i have a broken wrist, still wants me to move in',
    'mi ex me quebro la mandibula y quiere que vuelva',
    'mi esposo me mando al hospital dos veces',
    'me rompio dos costillas, no quiero volver con el',
    'my ex is how i got a broken arm y ahora me busca',
    'el papa de mis hijos me fracturo la nariz',
  ])('%s', (words) => expect(settle(words)).toContain('violence'))

  test.each([
    'broke my jaw in a car wreck, need a dentist',
    'i broke my arm at work and lost the job',
    'he broke my phone screen',
    'my ex broke my heart',
    'a guy in the yard broke my nose, cellie had my back',
    'my dad put me in the hospital when i was a kid',
    'he broke my jaw 10 years ago, hes dead now',
    'me quebre la pierna en el trabajo',
    'mi mama esta en el hospital',
    'broke my tooth on a candy bar',
    'my husband got his jaw broken inside',
  ])('%s: no danger at home', (words) => expect(settle(words)).not.toContain('violence'))
})

describe('somebody who looks into the phone', () => {
  test.each([
    'he pays for my phone and can see my texts',
    'my ex put an airtag on my car',
    'he tracks my location, i know it',
    'my boyfriend has all my passwords',
    'my husband reads my messages at night',
    'she put a app on my phone so she can see where i go',
    'mi novio paga mi celular y ve mis mensajes',
    'mi esposo me rastrea por el telefono',
    'tiene mis contraseñas y no me deja en paz, mi ex',
    'he goes thru my phone and my email',
    'mi ex tiene mi ubicacion todo el dia',
  ])('%s', (words) => expect(settle(words)).toContain('watched-phone'))

  test.each([
    'my PO checks my location with the ankle monitor',
    'my mom pays for my phone so i can see jobs online',
    'my boss tracks my hours on a app',
    'i track my steps on my phone',
    'he pays my phone bill, my brother is good to me',
    'la oficial revisa mi telefono cada mes',
    'mi hermana me paga el celular',
    'i lost my phone and all my passwords',
    'halfway house checks my phone',
  ])('%s: no watcher', (words) => expect(settle(words)).not.toContain('watched-phone'))

  test('a phone that is paid for by whoever hurts', () => {
    expect(settle('he pays my phone', ['violence'])).toContain('watched-phone')
    expect(settle('he pays my phone')).not.toContain('watched-phone')
  })
})
