// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { HomeSpot } from './home-spot.tsx'
import { LogoMark } from './logo-mark.tsx'
import { DocumentsSpot } from './documents-spot.tsx'
import { PathSpot } from './path-spot.tsx'
import { PhoneSpot } from './phone-spot.tsx'
import { ReggieFace, ReggieWaving } from './reggie.tsx'
import { SunriseHero } from './sunrise-hero.tsx'

afterEach(cleanup)

const { readFileSync } = await vi.importActual<{ readFileSync: (path: string, as: 'utf8') => string }>('node:fs')
const css = readFileSync('src/client/ui/tokens.css', 'utf8')

const pictures: [string, ComponentType][] = [
  ['home', HomeSpot],
  ['logo', LogoMark],
  ['papers', DocumentsSpot],
  ['path', PathSpot],
  ['phone', PhoneSpot],
  ['Reggie', ReggieFace],
  ['Reggie waving', ReggieWaving],
  ['sunrise', SunriseHero],
]

test.each(pictures)('the %s picture is decoration, small, and drawn in colors that exist', (_name, Picture) => {
  const svg = render(<Picture />).container.firstElementChild
  const markup = renderToStaticMarkup(<Picture />)

  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  expect(markup.length).toBeLessThan(3600)
  // The content security policy forbids inline styles in the prerendered page.
  expect(markup).not.toContain('style=')
  for (const [, name] of markup.matchAll(/var\((--[\w-]+)\)/g)) expect(css).toContain(`${name}: #`)
})
