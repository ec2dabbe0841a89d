/** What comes of the work, or this instead when it fails or takes longer than a person should wait for it. */
export async function withinPatience<Result>(
  work: Promise<Result>,
  patienceMs: number,
  instead: () => Result,
): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => resolve(instead()), patienceMs)
  work.then(resolve, () => resolve(instead()))
  return promise.finally(() => clearTimeout(timer))
}
