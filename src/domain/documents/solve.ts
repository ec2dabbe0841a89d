import type { StateCode } from '../places/states.ts'
import { type Goal, type PersonalDocument, listDocumentsForGoal } from './personal-documents.ts'
import type { DocumentRequirement, DocumentPath, DocumentQuestion, PathStep } from './path.ts'
import type { DocumentFacts, Rule } from './rules.ts'
import { findShortestChain } from './shortest-chain.ts'
import { getRuleState, getStepFacts } from './step-facts.ts'

const renewable: readonly Goal[] = ['state-id', 'drivers-license', 'real-id']

/** The shortest path from the documents a person has to the wanted one, with what our files know about each step. */
export function solveDocuments(question: DocumentQuestion, facts: DocumentFacts): DocumentPath {
  const { goal, heldDocuments } = question
  const wanted = listDocumentsForGoal(goal)
  const alreadyHeld = wanted.find((document) => heldDocuments.includes(document)) ?? null
  const rules = rulesFor(question, facts.rules.rules)
  const chain = alreadyHeld ? [] : (findShortestChain(heldDocuments, [goal], rules) ?? [])
  const steps = buildSteps(inReadingOrder(chain, rules, heldDocuments), question, facts)
  const unchecked = steps.flatMap(({ state, isChecked }) => (state && !isChecked ? [state] : []))
  return {
    goal,
    alreadyHeld,
    steps,
    uncheckedStates: [...new Set<StateCode>(unchecked)],
    canAskToRenew: !alreadyHeld && heldDocuments.includes('expired-id') && renewable.includes(goal),
  }
}

/** A state's own rules for a document replace the usual ones. */
function rulesFor(question: DocumentQuestion, rules: readonly Rule[]): readonly Rule[] {
  const isOwn = (rule: Rule) => rule.state !== null && rule.state === getRuleState(rule, question)
  const replaced = new Set(rules.filter(isOwn).map(({ gives }) => gives))
  return rules.filter((rule) => isOwn(rule) || (rule.state === null && !replaced.has(rule.gives)))
}

/**
 * Orders steps by the file's order as far as their dependencies allow, so that the same answers always give the same
 * text.
 */
function inReadingOrder(
  chain: readonly Rule[],
  rules: readonly Rule[],
  heldDocuments: readonly PersonalDocument[],
): readonly Rule[] {
  const left = chain.toSorted((a, b) => rules.indexOf(a) - rules.indexOf(b))
  const ordered: Rule[] = []
  const inHand = [...heldDocuments]
  while (left.length > 0) {
    const isReady = ({ needs }: Rule) =>
      needs.every(({ of, count }) => of.filter((document) => inHand.includes(document)).length >= count)
    const [next] = left.splice(Math.max(left.findIndex(isReady), 0), 1)
    if (!next) break
    ordered.push(next)
    inHand.push(next.gives)
  }
  return ordered
}

function buildSteps(chain: readonly Rule[], question: DocumentQuestion, facts: DocumentFacts): readonly PathStep[] {
  const made = new Map<PersonalDocument, number>()
  return chain.map((rule, index) => {
    const bring = rule.needs.map(({ of, count }) => toBring(of, count, question.heldDocuments, made))
    made.set(rule.gives, index + 1)
    return {
      ...getStepFacts(rule, question, facts),
      number: index + 1,
      gives: rule.gives,
      way: rule.way,
      bring,
      notTaken: rule.notTaken.filter((document) => question.heldDocuments.includes(document) || made.has(document)),
      after: stepsNeeded(bring),
      isChecked: rule.confidence === 'verified',
      mustAsk: rule.mustAsk,
    }
  })
}

/** Documents the person has come first; one produced by another step is used only when those are not enough. */
function toBring(
  of: readonly PersonalDocument[],
  count: number,
  heldDocuments: readonly PersonalDocument[],
  made: Map<PersonalDocument, number>,
): DocumentRequirement {
  const inHand = of
    .filter((document) => heldDocuments.includes(document))
    .map((document) => ({ paper: document, fromStep: null }))
  const coming = of.flatMap((document) => {
    const fromStep = made.get(document)
    return fromStep === undefined ? [] : [{ paper: document, fromStep }]
  })
  return { count, documents: [...inHand, ...coming.slice(0, Math.max(count - inHand.length, 0))] }
}

function stepsNeeded(bring: readonly DocumentRequirement[]): readonly number[] {
  const numbers = bring.flatMap(({ documents }) => documents.flatMap(({ fromStep }) => fromStep ?? []))
  return [...new Set(numbers)].toSorted((a, b) => a - b)
}
