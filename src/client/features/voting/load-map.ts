import { UsMap } from '#domain/voting/us-map.ts'

/** Bundled with the app, like the rules. */
export const loadMap = async () => UsMap.parse((await import('#data/maps/us-states.json')).default)
