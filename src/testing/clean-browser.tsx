import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { clearAll } from '#client/platform/storage/storage.ts'
import { forgetCounties } from '#client/platform/places/county-lists.ts'

// Test files share one window, which keeps them fast; each starts with nothing left by the one before.
clearAll()
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
forgetCounties()
history.replaceState(null, '', '/')

afterEach(cleanup)
