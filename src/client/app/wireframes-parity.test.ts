import { expect, test } from 'vitest'
import { routeMap } from '#client/areas/workshop/map/site-map.ts'
import { allNames, samples } from '#client/areas/workshop/screens/sample-files.ts'
import { screenNames } from '#client/areas/workshop/screens/screen-names.ts'
import { adminRoutes, partnerRoutes, publicRoutes, workshopRoute } from '#domain/navigation/routes.ts'
import { screens } from '#domain/navigation/screens.ts'
import { homeScreens } from './home/home-screens.ts'

const builtScreens = ['welcome', ...Object.keys(homeScreens)]
const routes = [...publicRoutes, ...partnerRoutes, ...adminRoutes]

const belongsTo = (name: string, screen: string) => name === screen || name.startsWith(`${screen}-`)

test('every address can be seen in the workshop, in at least one state', () => {
  expect(Object.keys(routeMap).toSorted()).toEqual([...routes, workshopRoute].toSorted())
  expect(routes.filter((route) => routeMap[route].screens.length === 0)).toEqual([])
})

test('every screen of the workshop belongs to an address', () => {
  const placed = new Set<string>(Object.values(routeMap).flatMap((entry) => entry.screens))

  expect(screenNames.filter((name) => !placed.has(name))).toEqual([])
})

test('every sample with a file of its own is named after a screen of the main page, and after no other sample', () => {
  expect([...samples.keys()].filter((name) => !screens.some((screen) => belongsTo(name, screen)))).toEqual([])
  expect(allNames).toHaveLength(new Set(allNames).size)
})

test('every screen of the main page is built', () => {
  expect(builtScreens.toSorted()).toEqual(screens.toSorted())
})

test('every built screen can be seen live in the workshop', () => {
  const isInWorkshop = (screen: string) => allNames.some((name) => belongsTo(name, screen))

  expect(builtScreens.filter((screen) => !isInWorkshop(screen))).toEqual([])
})
