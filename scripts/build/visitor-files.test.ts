import { expect, test } from 'vitest'
import type { Manifest } from './manifest.ts'
import { listVisitorFiles } from './visitor-files.ts'

const chunk = (name: string, more: Partial<Manifest[string]> = {}) => ({ file: `assets/${name}.js`, ...more })

const manifest: Manifest = {
  'app/main.tsx': chunk('main', { isEntry: true, css: ['assets/main.css'], imports: ['_first.js'] }),
  '_first.js': chunk('first', {
    dynamicImports: [
      'app/gro-page.tsx',
      'state/search/county-copy.ts',
      'areas/admin/admin-area.tsx',
      'platform/i18n/core-en.ts',
      'platform/i18n/core-es.ts',
      '../content/en/chat.ts',
      '../content/es/chat.ts',
      '../content/en/workshop.ts',
      '../content/es/sign-in.ts',
      '../content/es/kinds.ts',
      '../content/prompts/housing.ts',
      '../../data/facts/voting.json',
      '../content/return-words.ts',
    ],
  }),
  'app/gro-page.tsx': chunk('gro-page', {
    css: ['assets/gro.css'],
    imports: ['_first.js', '_shared.js'],
    dynamicImports: ['../content/gro/es/tool-up.ts'],
  }),
  '_shared.js': chunk('shared'),
  'state/search/county-copy.ts': chunk('county-copy', {
    imports: ['_shared.js'],
    dynamicImports: ['state/search/search-copy.ts'],
  }),
  'state/search/search-copy.ts': chunk('search-copy'),
  '_admin-parts.js': chunk('admin-parts'),
  'areas/admin/admin-area.tsx': chunk('admin-area', { imports: ['_shared.js', '_admin-parts.js'] }),
  'platform/i18n/core-en.ts': chunk('core-en'),
  'platform/i18n/core-es.ts': chunk('core-es'),
  '../content/en/chat.ts': chunk('chat-1'),
  '../content/es/chat.ts': chunk('chat-2'),
  '../content/en/workshop.ts': chunk('workshop'),
  '../content/es/sign-in.ts': chunk('sign-in'),
  '../content/es/kinds.ts': chunk('kinds'),
  '../content/gro/es/tool-up.ts': chunk('tool-up'),
  '../content/prompts/housing.ts': chunk('housing'),
  '../../data/facts/voting.json': chunk('voting'),
  '../content/return-words.ts': chunk('return-words'),
}

test('a visitor gets every page, fact and question, the words of one language, and nothing that is of no use', () => {
  expect(listVisitorFiles(manifest)).toEqual({
    shared: [
      '/icon.svg',
      '/site.webmanifest',
      '/assets/main.js',
      '/assets/first.js',
      '/assets/gro-page.js',
      '/assets/shared.js',
      '/assets/housing.js',
      '/assets/voting.js',
      '/assets/gro.css',
    ],
    en: ['/assets/core-en.js', '/assets/chat-1.js'],
    es: ['/assets/tool-up.js', '/assets/core-es.js', '/assets/chat-2.js'],
    copies: ['/assets/county-copy.js', '/assets/search-copy.js'],
  })
})
