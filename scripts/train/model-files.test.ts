import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { CrisisKind, CrisisTheme } from '../../src/domain/help-lines/crisis-kinds.ts'
import { createJudge } from '../../src/domain/danger/judge.ts'
import { unpackModel } from '../../src/domain/danger/model-file.ts'
import { createSmallJudge } from '../../src/domain/danger/small-judge.ts'
import { createThemeReader } from '../../src/domain/danger/theme-reader.ts'
import { readModel, readSmallModel } from './model-files.ts'

const judges = {
  full: createJudge(unpackModel(readModel('danger'))),
  small: createSmallJudge(readSmallModel('danger-small')),
}

test.each(['full', 'small'] as const)('the %s judge shows the card for plain danger and not for errands', (form) => {
  const judge = judges[form]
  expect(judge(['i took all my pills and i want to die tonight']).level).toBe('card')
  expect(judge(['mi amigo no despierta y tiene los labios morados, se metió fentanilo']).level).toBe('card')
  expect(judge(['my husband hit me again and he took my phone']).level).toBe('card')
  expect(judge(['where can I get a bus pass for work']).level).toBe('none')
  expect(judge(['¿Qué papeles llevo para sacar mi ID?']).level).toBe('none')
})

test('the small judge takes at most 60 KB to load', () => {
  expect(brotliCompressSync(readSmallModel('danger-small').rows).length).toBeLessThan(57_000)
})

test('danger in one sentence of a long message is found', () => {
  const story = 'I got the job at the warehouse and the bus takes an hour each way, so I leave early. '.repeat(12)
  expect(judges.full([story]).level).not.toBe('card')
  expect(judges.full([`${story} I took all my pills and I want to die tonight. ${story}`]).level).toBe('card')
})

const themes = readModel('danger-themes')
const readThemes = createThemeReader(unpackModel(themes))

test.each<[CrisisTheme, CrisisKind, string]>([
  ['partner', 'being_hurt', 'my wife threw a pan at my head and says next time she will use the knife'],
  ['partner', 'being_hurt', 'mi marido me jaló del pelo y me tiró por las escaleras'],
  ['partner', 'medical', 'my husband kicked my stomach and I am six months pregnant and bleeding'],
  ['stranger', 'being_hurt', 'some guys from the corner say they will shoot me if I do not pay'],
  ['stranger', 'being_hurt', 'el dueño del edificio entró con un bate y dijo que me va a matar'],
  ['stranger', 'being_hurt', 'my landlord pulled a knife on me and says he will be back tonight'],
  ['sexual', 'being_hurt', 'the guy who gave me a ride pulled over and made me have sex with him'],
  ['sexual', 'being_hurt', 'el guardia me obligó a tener sexo con él en la celda'],
  ['child', 'child_harm', 'my little girl came back from her dad with burns on her legs'],
  ['child', 'child_harm', 'la vecina deja a sus niños encerrados y el chiquito tiene moretones'],
  ['elder', 'child_harm', 'my grandmother is 84 and her aide ties her to the bed'],
  ['elder', 'child_harm', 'mi abuela tiene demencia y mi tío no le da de comer y le pega'],
  ['exploited', 'trafficking', 'he keeps my ID and makes me sleep with men to pay what I owe'],
  [
    'exploited',
    'trafficking',
    'el patrón nos quitó los pasaportes y no nos deja salir del rancho hasta pagar la deuda',
  ],
  ['swallowed', 'child_harm', 'my baby drank some bleach from under the sink'],
  ['swallowed', 'self_harm', 'me tomé todas las pastillas del frasco hace una hora'],
  ['alone', 'using_or_withdrawal', 'about to shoot up by myself in the motel, nobody knows I am here'],
  ['alone', 'using_or_withdrawal', 'ya tengo la jeringa lista y estoy solo en el cuarto'],
])('%s is read from a clear message (%s): %s', (theme, kind, text) => {
  expect(readThemes([text], kind)).toContain(theme)
})

test.each<[CrisisKind, string]>([
  ['medical', 'half of my face is numb and I cannot lift my arm'],
  ['medical', 'me duele el pecho y se me duerme el brazo'],
  ['someone_at_risk', 'my cousin gave his things away and texted goodbye, he has a gun'],
  ['hopeless', 'no veo para qué seguir, todos estarían mejor sin mí'],
])('no theme is read into a danger that is about nobody else (%s): %s', (kind, text) => {
  expect(readThemes([text], kind)).toEqual([])
})

test('the model of themes takes at most 400 KB', () => {
  expect(themes.rows.length).toBeLessThan(400_000)
})
