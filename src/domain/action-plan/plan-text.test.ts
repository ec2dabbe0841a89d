import { expect, test } from 'vitest'
import { stripPlanMarkup, renderPlanMarkup, readPlanText, splitAtPhones } from './plan-text.ts'

test.each<[string, unknown, string]>([
  ['a text', '  Call.\n\n\n\nGo.  ', 'Call.\n\nGo.'],
  ['nothing', null, ''],
  ['no plan at all', undefined, ''],
  ['an empty object', {}, ''],
  ['an object with a text', { plan: 'Call.' }, 'Call.'],
  [
    'steps under weeks',
    { title: 'Your plan', week1: ['Call', 'Go'], week_2: { steps: ['Rest'] } },
    '## Your plan\n\n## Week 1\n\n- Call\n- Go\n\n## Week 2\n\n- Rest',
  ],
  ['tasks with titles', { tasks: [{ title: 'Call', detail: 'Ask.', done: false, days: 3 }] }, '## Call\n\nAsk.\n3'],
])('%s is read as one text', (_name, plan, text) => {
  expect(readPlanText(plan)).toBe(text)
})

test('an object that never ends and a text that never ends both end', () => {
  const round: Record<string, unknown> = { text: 'Call.' }
  round['more'] = { steps: round }
  expect(readPlanText(round)).toContain('Call.')
  expect(readPlanText('x'.repeat(60_000))).toHaveLength(50_000)
})

test.each([
  ['lines', 'One\nTwo\n\nThree', '<p>One<br>Two</p><p>Three</p>'],
  ['a heading', '## Week 1 ##\nCall', '<p class="plan-head">Week 1</p><p>Call</p>'],
  [
    'bullets',
    '- a\n* b\n• c\n1. d',
    ['a', 'b', 'c', '1. d'].map((line) => `<p class="plan-point">${line}</p>`).join(''),
  ],
  [
    'bold',
    'Go **now** and __then__',
    '<p>Go <span class="plan-strong">now</span> and <span class="plan-strong">then</span></p>',
  ],
  ['italics', 'Go *now* or _soon_, snake_case_stays, 2 * 3 * 4', '<p>Go now or soon, snake_case_stays, 2 * 3 * 4</p>'],
  ['a rule', 'a\n---\nb', '<p>a</p><p>b</p>'],
  ['a link', '[site](https://x.org) `code`', '<p>site (https://x.org) code</p>'],
])('%s of Markdown are plain paragraphs', (_name, text, markup) => {
  expect(renderPlanMarkup(text)).toBe(markup)
})

test.each([
  ['a script', 'a<script>alert("**x**")</script>b', '<p>ab</p>'],
  ['a script over lines', 'a<SCRIPT\n>alert(1)\n</script >b', '<p>ab</p>'],
  ['a script in a script', '<scr<script>x</script>ipt>alert(1)</script>', '<p>alert(1)</p>'],
  ['a handler', '<img src=x onerror=alert(1)>a<p onclick="alert(1)">b</p>', '<p>a<p>b</p></p>'],
  [
    'nested tags',
    '<div><p><b>a</b> <span class="plan-strong evil">b</span></p></div>',
    '<p><div><p>a <span class="plan-strong">b</span></p></div></p>',
  ],
  [
    'a class of somebody else',
    '<p class="ui-dialog plan-head" style="top:0">a</p>',
    '<p><p class="plan-head">a</p></p>',
  ],
  ['a class that breaks out', '<p class="plan-head" onclick=x">a', '<p><p class="plan-head">a</p>'],
  ['a frame with a page in it', '<iframe srcdoc="<script>x</script>"></iframe>a', '<p>a</p>'],
  ['a tag that never ends', 'a <img src=x onerror=alert(1)', '<p>a &lt;img src=x onerror=alert(1)</p>'],
  ['a comment', 'a<!-- <b>x</b> -->b', '<p>ab</p>'],
  ['a drawing', '<svg><a href="javascript:x"><circle onload=x /></a></svg>a', '<p>a</p>'],
  ['a link', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  ['bold inside a tag', '<p class="**x**">a', '<p><p>a</p>'],
  ['a heart', 'I <3 my kids', '<p>I &lt;3 my kids</p>'],
])('of %s only p, br, div and span with our classes are left', (_name, text, markup) => {
  expect(renderPlanMarkup(text)).toBe(markup)
})

test.each([
  ['a script', 'Call <script>alert("**x**")</script>now', 'Call now'],
  ['a script that never ends', 'Call <script>alert(1)', 'Call'],
  ['an image with a handler', '<img src=x onerror=alert(1)>Call', 'Call'],
  ['nested tags', '<div><p>Call <span class="x">2-1-1</span></p></div>', 'Call 2-1-1'],
  ['a smaller sign', 'I &lt;3 my kids & 5 < 6', 'I <3 my kids & 5 < 6'],
  ['Markdown', '# Plan\n**Call** *now*\n- one\n- two', 'Plan\nCall now\n- one\n- two'],
])('%s leaves plain words', (_name, text, plain) => {
  expect(stripPlanMarkup(text)).toBe(plain)
})

test.each(['<'.repeat(50_000), '*'.repeat(50_000), '[('.repeat(25_000), '<script'.repeat(7_000), '_a'.repeat(25_000)])(
  'a hostile text is read at once: %#',
  (text) => {
    const began = performance.now()
    stripPlanMarkup(text)
    expect(performance.now() - began).toBeLessThan(1000)
  },
)

test('numbers can be called, other figures cannot', () => {
  expect(splitAtPhones('Call (213) 555-0134 or 1-800-662-4357, else 2-1-1 or 988. Room 2110, May 15.')).toEqual([
    'Call ',
    { phone: '(213) 555-0134', href: 'tel:+12135550134' },
    ' or ',
    { phone: '1-800-662-4357', href: 'tel:+18006624357' },
    ', else ',
    { phone: '2-1-1', href: 'tel:211' },
    ' or ',
    { phone: '988', href: 'tel:988' },
    '. Room 2110, May 15.',
  ])
  expect(splitAtPhones('12-1-15')).toEqual(['12-1-15'])
})
