import { expect, test } from 'vitest'
import type { Inline } from './inline.ts'
import { parseMarkdown } from './markdown.ts'
import { parseInline } from './markdown-inline.ts'
import { toSafeLink } from './markdown-links.ts'
import { toPlainText } from './plain-text.ts'

const text = (words: string): Inline => ({ type: 'text', text: words })
const strong = (...children: Inline[]): Inline => ({ type: 'strong', children })
const emphasis = (...children: Inline[]): Inline => ({ type: 'emphasis', children })
const out = (href: string, words = href): Inline => ({ type: 'link', href, isOutside: true, text: words })
const dial = (href: string, words: string): Inline => ({ type: 'link', href, isOutside: false, text: words })

test.each<[string, string, Inline[]]>([
  ['plain words', 'Go there.', [text('Go there.')]],
  ['bold', 'a **b c** d', [text('a '), strong(text('b c')), text(' d')]],
  ['bold with underscores', '__b__', [strong(text('b'))]],
  ['italic', '*a* and _b_', [emphasis(text('a')), text(' and '), emphasis(text('b'))]],
  ['italic in bold', '**a *b* c**', [strong(text('a '), emphasis(text('b')), text(' c'))]],
  ['bold in italic', '*a **b** c*', [emphasis(text('a '), strong(text('b')), text(' c'))]],
  ['a mark without an end', 'a ** b and 2 * 3', [text('a ** b and 2 * 3')]],
  ['underscores inside a word', 'rate_limit_error', [text('rate_limit_error')]],
  ['code as words', 'type `*#06#` now', [text('type '), text('*#06#'), text(' now')]],
  ['escaped marks', '\\*not\\*', [text('*not*')]],
  ['a link', '[SSA](https://www.ssa.gov/a_b?c=1)', [out('https://www.ssa.gov/a_b?c=1', 'SSA')]],
  ['a phone link', '[Call](tel:211)', [dial('tel:211', 'Call')]],
  ['a text message link', '[Text](sms:988?body=AYUDA)', [dial('sms:988?body=AYUDA', 'Text')]],
  ['a mail link', '[Mail](mailto:a@b.org)', [dial('mailto:a@b.org', 'Mail')]],
  ['a script address', '[x](javascript:alert(1))', [text('x'), text(')')]],
  ['an image', '![a cat](https://x.org/c.png)', [text('a cat')]],
  ['a bare address and its stop', 'See https://www.211.org.', [text('See '), out('https://www.211.org'), text('.')]],
  ['an address in brackets', '(https://a.org/b)', [text('('), out('https://a.org/b'), text(')')]],
  ['a phone', 'Call (213) 555-0100 now', [text('Call '), dial('tel:+12135550100', '(213) 555-0100'), text(' now')]],
  ['2-1-1', 'Call 2-1-1.', [text('Call '), dial('tel:211', '2-1-1'), text('.')]],
  ['988 after a word to call', 'Call 988', [text('Call '), dial('tel:988', '988')]],
  ['988 after a word to text', 'text 988', [text('text '), dial('sms:988', '988')]],
  ['911 in Spanish', 'llame al 911 ya', [text('llame al '), dial('tel:911', '911'), text(' ya')]],
  ['a street number', '911 Main Street', [text('911 Main Street')]],
  ['HTML', '<img src=x onerror=alert(1)><b>a</b>', [text('<img src=x onerror=alert(1)><b>a</b>')]],
])('%s', (_, written, expected) => {
  expect(parseInline(written)).toEqual(expected)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '//evil.org',
  'https://user@evil.org',
  'https://evil',
  'tel:*21*5550100#',
  'vbscript:x',
  ' java\nscript:x',
  'https://a.org/"><script>',
])('%s is no address to open', (address) => {
  expect(toSafeLink(address)).toBeNull()
})

test('headings, paragraphs with their lines, lists and numbers', () => {
  expect(parseMarkdown('## First\nOne\ntwo\n\n1. a\n2) b\n\n- c\n  - d\n\n---\nEnd')).toEqual([
    { type: 'heading', children: [text('First')] },
    { type: 'paragraph', lines: [[text('One')], [text('two')]] },
    {
      type: 'list',
      isOrdered: true,
      start: 1,
      items: [
        { depth: 0, children: [text('a')] },
        { depth: 0, children: [text('b')] },
      ],
    },
    {
      type: 'list',
      isOrdered: false,
      start: 1,
      items: [
        { depth: 0, children: [text('c')] },
        { depth: 1, children: [text('d')] },
      ],
    },
    { type: 'paragraph', lines: [[text('End')]] },
  ])
})

test('a list with empty lines between its items is one list, and a line set in belongs to its item', () => {
  expect(parseMarkdown('3. a\n   more\n\n4. b')).toEqual([
    {
      type: 'list',
      isOrdered: true,
      start: 3,
      items: [
        { depth: 0, children: [text('a'), text(' '), text('more')] },
        { depth: 0, children: [text('b')] },
      ],
    },
  ])
})

test('a fenced block is text, marks and all', () => {
  expect(parseMarkdown('```js\n**a**\n# b\n```')).toEqual([
    { type: 'paragraph', lines: [[text('**a**')], [text('# b')]] },
  ])
})

test('quotes lose their mark, windows line ends are line ends', () => {
  expect(toPlainText('> a\r\n> b')).toBe('a\nb')
})

test('read aloud there are words only', () => {
  const answer = '# Steps\n1. **Go** to [SSA](https://www.ssa.gov)\n- Call 2-1-1'
  expect(toPlainText(answer)).toBe('Steps\nGo to SSA\nCall 2-1-1')
})

const hostile = [
  '*',
  '**',
  '_',
  '`',
  '[',
  '](',
  '![',
  '[a](',
  '*a ',
  '**a ',
  '_a ',
  '[[a]',
  'https://a.b/)',
  '(((',
  '\\',
  '> ',
  '- ',
  '# ',
  '1. ',
  '***a',
  'call 988 ',
  '213-555-0100 ',
  ' ',
  '\t-',
  '<a ',
  '🙂',
  '\u0000',
  '**a*b_c`d[e](f ',
]
test.each(hostile)('fifty thousand letters of %j are read in no time and lose nothing that matters', (piece) => {
  const started = performance.now()
  parseMarkdown(piece.repeat(Math.ceil(50_000 / piece.length)))
  parseMarkdown(`${piece}\n`.repeat(5_000))
  expect(performance.now() - started).toBeLessThan(1_000)
})
