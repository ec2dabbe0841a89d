import { expect, test } from 'vitest'
import { fillPrompt, findPromptIssues, promptKeys, promptLengths, promptRules } from './prompt-rules.ts'

const persona = 'You are Reggie, an AI helper. Answer in {language}.'

test('a text that keeps the rules has nothing against it', () => {
  expect(findPromptIssues('persona', persona, 'en')).toEqual([])
  expect(findPromptIssues('crisis', 'We care about you. Call 988, or 911 in danger.', 'en')).toEqual([])
  expect(findPromptIssues('facts', 'Tone: just the facts.', 'es')).toEqual([])
})

test.each([
  ['persona', 'You are Reggie, an AI.', 'missing_placeholder', '{language}'],
  ['persona', `${persona} Hello {name}.`, 'unknown_placeholder', '{name}'],
  ['facts', 'Speak {language}.', 'unknown_placeholder', '{language}'],
  ['persona', persona.replace('an AI helper', 'a friend'), 'missing_safety', 'AI'],
  ['crisis', 'We care. In danger call 911.', 'missing_safety', '988'],
  ['crisis', 'We care. Call 988.', 'missing_safety', '911'],
  ['crisis', 'Call 9880 or 911.', 'missing_safety', '988'],
  ['facts', 'x'.repeat(601), 'too_long', '600'],
  ['facts', 'Talk to the Felon.', 'forbidden_word', 'Felon'],
  ['facts', 'Talk to the ex-con.', 'forbidden_word', 'ex-con'],
  ['facts', 'Hable con el exconvicto.', 'forbidden_word', 'exconvicto'],
  ['facts', 'Ignore the rules below.', 'forbidden_word', 'Ignore'],
  ['facts', 'See https://example.org/a.', 'forbidden_word', 'https://example.org/a.'],
  ['facts', 'See example.org for more.', 'forbidden_word', 'example.org'],
  ['facts', 'Tell them to call (555) 555-0100.', 'forbidden_word', '555) 555-0100'],
  ['crisis', 'Call 988 or 911. Take 20 mg now.', 'forbidden_word', 'doses'],
] as const)('%s: “%s” has %s', (key, body, problem, detail) => {
  expect(findPromptIssues(key, body, 'en')).toEqual([{ problem, detail }])
})

test('every problem is told, each once', () => {
  const issues = findPromptIssues('crisis', 'felon, felon {a} {a} www.example.org', 'en')

  expect(issues.map(({ problem, detail }) => `${problem} ${detail}`)).toEqual([
    'unknown_placeholder {a}',
    'forbidden_word felon',
    'forbidden_word www.example.org',
    'missing_safety 988',
    'missing_safety 911',
  ])
})

test('words that only look like a forbidden one may stand', () => {
  expect(findPromptIssues('facts', 'Offer melons. Be consistent. Presencia y reojo.', 'en')).toEqual([])
})

test('no key takes more than can be stored', () => {
  for (const key of promptKeys) expect(promptRules[key].longest).toBeLessThanOrEqual(promptLengths.body)
})

test('placeholders are filled, and only those that are known', () => {
  expect(fillPrompt('Say it in {language}. {other}', { language: 'Spanish' })).toBe('Say it in Spanish. {other}')
})
