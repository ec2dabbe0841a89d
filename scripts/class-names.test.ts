import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const client = path.resolve(import.meta.dirname, '../src/client')
const listFiles = (ending: string) =>
  readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith(ending) && !file.includes('.test.'),
  )
const read = (file: string) => readFileSync(path.join(client, file), 'utf8')

/** Class names in style sheets, without their escapes. */
function findStyledNames(css: string): string[] {
  const withoutComments = css.replace(/\/\*.*?\*\//gs, '')
  return [...withoutComments.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
}

/** Class names written as plain text: className="…". */
const findUsedNames = (source: string) =>
  [...source.matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ').filter(Boolean))

/** Names without a style, by which a script or a test finds a part of the page. */
const hooks = new Set(['pi-list'])

test('every class name has a style, so that no word of another system does nothing unseen', () => {
  const styled = new Set(listFiles('.css').flatMap((file) => findStyledNames(read(file))))
  const unstyled = listFiles('.tsx').flatMap((file) =>
    findUsedNames(read(file))
      .filter((name) => !styled.has(name) && !hooks.has(name))
      .map((name) => `${file}: no style sheet has .${name}; use a class of the component, or one of ui/helpers.css`),
  )

  expect(unstyled).toEqual([])
})

test('a name without a style is found, and a style with signs in its name is too', () => {
  expect(findUsedNames('<p className="mt-7 text-ink-2">')).toEqual(['mt-7', 'text-ink-2'])
  expect(findStyledNames(String.raw`.-ms-\(--inset\) { } /* .no */ .a:hover > .b\.5 {}`)).toEqual([
    '-ms-(--inset)',
    'a',
    'b.5',
  ])
})
