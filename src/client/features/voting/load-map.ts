import { UsMap } from '#domain/voting/us-map.ts'

/** A file of the app itself, like the rules. */
export const loadMap = async () => UsMap.parse((await import('#data/maps/us-states.json')).default)
