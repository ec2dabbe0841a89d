import { expect, test } from 'vitest'
import { routeMap } from '#client/areas/workshop/map/site-map.ts'
import { screenNames } from '#client/areas/workshop/screens/screen-names.ts'
import { adminRoutes, partnerRoutes, publicRoutes, workshopRoute } from '#domain/navigation/routes.ts'
import { screens } from '#domain/navigation/screens.ts'
import { homeScreens } from './home/home-screens.ts'

const builtScreens = ['welcome', ...Object.keys(homeScreens)]
const routes = [...publicRoutes, ...partnerRoutes, ...adminRoutes]

test('every address can be seen in the workshop, in at least one state', () => {
  expect(Object.keys(routeMap).toSorted()).toEqual([...routes, workshopRoute].toSorted())
  expect(routes.filter((route) => routeMap[route].screens.length === 0)).toEqual([])
})

test('every screen of the workshop belongs to an address', () => {
  const placed = new Set<string>(Object.values(routeMap).flatMap((entry) => entry.screens))

  expect(screenNames.filter((name) => !placed.has(name))).toEqual([])
})

test('every screen of the main page is built', () => {
  expect(builtScreens.toSorted()).toEqual(screens.toSorted())
})

test('every built screen can be seen live in the workshop', () => {
  const isInWorkshop = (screen: string) => screenNames.some((name) => name === screen || name.startsWith(`${screen}-`))

  expect(builtScreens.filter((screen) => !isInWorkshop(screen))).toEqual([])
})
