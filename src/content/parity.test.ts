import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

type Text = string | readonly Text[] | { readonly [key: string]: Text }

const listFiles = (language: string) =>
  readdirSync(new URL(`./${language}/`, import.meta.url))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()

async function loadTexts(language: string, file: string): Promise<Map<string, string>> {
  const module = (await import(`./${language}/${file.replace(/\.ts$/, '')}.ts`)) as Record<string, Text>
  return new Map(flatten(module, ''))
}

function flatten(text: Text, path: string): [string, string][] {
  if (typeof text === 'string') return [[path, text]]
  return Object.entries(text).flatMap(([key, value]: [string, Text]) => flatten(value, path ? `${path}.${key}` : key))
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted()

test('both languages have the same files', () => {
  expect(listFiles('en').length).toBeGreaterThan(0)
  expect(listFiles('es')).toEqual(listFiles('en'))
})

test.each(listFiles('en'))(
  '%s has the same keys and placeholders in both languages, and no empty text',
  async (file) => {
    const [english, spanish] = await Promise.all([loadTexts('en', file), loadTexts('es', file)])
    expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [key, text] of english) {
      const translated = spanish.get(key) ?? ''
      expect(placeholders(translated), key).toEqual(placeholders(text))
      expect([text.trim(), translated.trim()], key).not.toContain('')
    }
  },
)
