import { expect, test } from 'vitest'
import { isDevelopmentHost } from './connection.ts'

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', 'app.localhost', 'desk.local', 'dev.example.org'])(
  '%s is a development host',
  (hostname) => expect(isDevelopmentHost(hostname)).toBe(true),
)

test.each(['example.org', 'localhost.example.org', '127.0.0.1.example.org', 'developers.example.org', '192.0.2.1', ''])(
  '%s is not',
  (hostname) => expect(isDevelopmentHost(hostname)).toBe(false),
)
