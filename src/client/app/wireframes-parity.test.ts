import { expect, test } from 'vitest'
import { routeMap, screenMap, type BuildState } from '#client/areas/workshop/map/site-map.ts'
import { screenNames } from '#client/areas/workshop/screens/screen-names.ts'
import { adminRoutes, partnerRoutes, publicRoutes, workshopRoute } from '#domain/navigation/routes.ts'
import { screens } from '#domain/navigation/screens.ts'
import { builtScreens } from './home/home-screens.ts'
import { pendingPages } from './router.tsx'

const statesOf = (map: Record<string, { state: BuildState }>) =>
  Object.fromEntries(Object.entries(map).map(([name, { state }]) => [name, state]))

const all = (names: readonly string[], state: BuildState) => Object.fromEntries(names.map((name) => [name, state]))

test('the workshop says of every address what the router does with it', () => {
  expect(statesOf(routeMap)).toEqual({
    ...all([...publicRoutes, workshopRoute], 'built'),
    ...all(Object.keys(pendingPages), 'later'),
    ...all(partnerRoutes, 'built'),
    ...all(adminRoutes, 'door'),
    '/admin': 'built',
    // It opens its own door.
    '/hybrid-chat-demo': 'built',
  })
})

test('the workshop says of every screen whether the main page has it', () => {
  expect(statesOf(screenMap)).toEqual(all(builtScreens, 'built'))
  expect(Object.keys(screenMap).toSorted()).toEqual(screens.toSorted())
})

test('every built screen can be seen live in the workshop', () => {
  const shown = (screen: string) => screenNames.some((name) => name === screen || name.startsWith(`${screen}-`))

  expect(builtScreens.filter((screen) => !shown(screen))).toEqual([])
})
