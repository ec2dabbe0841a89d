// @vitest-environment happy-dom
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { browserRules, findViolations } from '#testing/accessibility.ts'

afterEach(() => document.body.replaceChildren())

/** One fault for each rule. */
const faults: Record<string, string> = {
  accesskeys: '<button accesskey="a">Save</button><button accesskey="a">Send</button>',
  'area-alt': '<img alt="Map" src="/m.png" usemap="#m"><map name="m"><area href="/a"></map>',
  'aria-allowed-attr': '<button aria-checked="true">Save</button>',
  'aria-allowed-role': '<ul role="button"></ul>',
  'aria-braille-equivalent': '<img alt="" src="/a.png" aria-braillelabel="a">',
  'aria-command-name': '<div role="button" tabindex="0"></div>',
  'aria-conditional-attr': '<input type="checkbox" aria-label="Yes" aria-checked="true">',
  'aria-deprecated-role': '<div role="directory">Names</div>',
  'aria-dialog-name': '<div role="dialog">Sure?</div>',
  'aria-hidden-focus': '<div aria-hidden="true"><button>Save</button></div>',
  'aria-input-field-name': '<div role="searchbox" tabindex="0"></div>',
  'aria-meter-name': '<div role="meter" aria-valuenow="1"></div>',
  'aria-progressbar-name': '<div role="progressbar"></div>',
  'aria-prohibited-attr': '<span aria-label="Name"></span>',
  'aria-required-attr': '<div role="slider" tabindex="0" aria-label="Loudness"></div>',
  'aria-required-children': '<div role="list"><button>Save</button></div>',
  'aria-required-parent': '<div role="option">One</div>',
  'aria-roles': '<div role="knob">One</div>',
  'aria-tab-name': '<div role="tablist"><div role="tab" tabindex="0"></div></div>',
  'aria-text': '<p role="text"><button>Save</button></p>',
  'aria-toggle-field-name': '<div role="checkbox" aria-checked="false" tabindex="0"></div>',
  'aria-tooltip-name': '<div role="tooltip"></div>',
  'aria-treeitem-name': '<div role="tree"><div role="treeitem" tabindex="0"></div></div>',
  'aria-valid-attr': '<p aria-lable="Name">One</p>',
  'aria-valid-attr-value': '<button aria-expanded="maybe">More</button>',
  'autocomplete-valid': '<input aria-label="Name" autocomplete="nickel">',
  'avoid-inline-spacing': '<p style="letter-spacing: 1px !important">One</p>',
  blink: '<blink>One</blink>',
  'button-name': '<button></button>',
  'definition-list': '<dl><p>One</p></dl>',
  dlitem: '<div><dt>One</dt></div>',
  'duplicate-id-aria': '<p id="a">One</p><p id="a">Two</p><button aria-labelledby="a"></button>',
  'empty-heading': '<h2></h2>',
  'empty-table-header': '<table><tr><th></th><td>1</td></tr></table>',
  'form-field-multiple-labels': '<label for="a">One</label><label for="a">Two</label><input id="a">',
  'heading-order': '<h1>One</h1><h3>Two</h3>',
  'image-alt': '<img src="/a.png">',
  'image-redundant-alt': '<a href="/a"><img src="/a.png" alt="One">One</a>',
  'input-button-name': '<input type="button">',
  'input-image-alt': '<input type="image" src="/a.png">',
  label: '<label for="b">Name</label><input id="a">',
  'label-content-name-mismatch': '<button aria-label="Abrir">Open the list</button>',
  'label-title-only': '<input title="Name">',
  'landmark-banner-is-top-level': '<main><div role="banner">One</div></main>',
  'landmark-contentinfo-is-top-level': '<main><div role="contentinfo">One</div></main>',
  'landmark-main-is-top-level': '<nav><main>One</main></nav>',
  'landmark-no-duplicate-banner': '<header>One</header><header>Two</header>',
  'landmark-no-duplicate-contentinfo': '<footer>One</footer><footer>Two</footer>',
  'landmark-no-duplicate-main': '<main>One</main><main>Two</main>',
  'landmark-unique': '<nav>One</nav><nav>Two</nav>',
  'link-name': '<a href="/a"></a>',
  list: '<ul><div>One</div></ul>',
  listitem: '<div><li>One</li></div>',
  marquee: '<marquee>One</marquee>',
  'nested-interactive': '<button>Save <a href="/a">this</a></button>',
  'object-alt': '<object data="/a.pdf"></object>',
  'presentation-role-conflict': '<img alt="" src="/a.png" tabindex="0">',
  region: '<main>One</main><p>Two</p>',
  'role-img-alt': '<div role="img"></div>',
  'scope-attr-valid': '<table><tr><th scope="side">One</th><td>1</td></tr></table>',
  'select-name': '<select><option>One</option></select>',
  'server-side-image-map': '<a href="/a"><img alt="Map" src="/a.png" ismap></a>',
  'summary-name': '<details><summary></summary>One</details>',
  'svg-img-alt': '<svg role="img"></svg>',
  tabindex: '<button tabindex="3">Save</button>',
  'table-duplicate-name': '<table summary="One"><caption>One</caption><tr><td>1</td></tr></table>',
  'td-headers-attr': '<table><tr><th id="a">One</th></tr><tr><td headers="b">1</td></tr></table>',
  'th-has-data-cells': '<table><tr><th>One</th><th>Two</th></tr></table>',
  'valid-lang': '<p lang="english">One</p>',
  'video-caption': '<video src="/a.mp4"></video>',
}

test.each(Object.entries(faults))('a fault against the rule “%s” is found', async (rule, html) => {
  document.body.innerHTML = html

  const found = await findViolations(document.body)

  expect(found.map((line) => line.split(':')[0])).toContain(rule)
})

test('every rule of axe is checked here or in the browser', () => {
  const isOff = (tag: string) => ['experimental', 'deprecated', 'wcag2aaa', 'wcag22aa'].includes(tag)
  const rules = axe
    .getRules()
    .filter(({ tags }) => !tags.some(isOff))
    .map(({ ruleId }) => ruleId)

  expect([...Object.keys(faults), ...browserRules].toSorted()).toEqual(rules.toSorted())
})

test('a part without a fault is clean, also where it is hidden', async () => {
  document.body.innerHTML =
    '<main><h1>Help</h1><p hidden><button></button></p><label for="a">Name</label><input id="a"></main>'

  expect(await findViolations(document.body)).toEqual([])
})

test('a rule that cannot run is a fault', async () => {
  document.body.innerHTML = '<main><h1>Help</h1><table><tr><th>One</th><td>1</td></tr></table></main>'
  Object.defineProperty(document.querySelector('table'), 'rows', {
    get: () => {
      throw new Error('no rows here')
    },
  })

  expect((await findViolations(document.body)).join()).toContain('no rows here')
})
