import type { ComponentType } from 'react'

/** Fetches a page by the name of its export. The name stands here once; `(await import(…)).Name` is built into three. */
export const fetchNamed =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): (() => Promise<ComponentType>) =>
  async () =>
    (await load())[name]
