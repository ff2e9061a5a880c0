import type { CollectionConfig, GlobalConfig, PayloadRequest, RequestContext } from 'payload'

import { stages, type Stage } from './save-stages'

type StageName = Stage['name']

/** For which collections or globals a step is: the slugs, or a named rule over the configuration. */
type Target<Config> = readonly string[] | { rule: string; fits: (config: Config) => boolean }

interface Described<Config> {
  /** Why it is there, in one line. */
  reason: string
  for: Target<Config>
  /**
   * The step only repeats what a caller with `markMapped` has done already. Never a guard of rights, a claim or a
   * projection.
   */
  skipsMapped?: true
}

type HookOf<Hooks, Name> = Name extends keyof Hooks
  ? NonNullable<Hooks[Name]> extends readonly (infer Hook)[]
    ? Hook
    : never
  : never

/** A step without its name, by stage: what `run` gets and gives is that of Payload's hook of the stage. */
type EntryOf<Config extends { hooks?: object }> = {
  [Name in StageName]: Described<Config> & {
    stage: Name
    run: HookOf<NonNullable<Config['hooks']>, Extract<Stage, { name: Name }>['hook']>
  }
}[StageName]

type CollectionEntry = EntryOf<CollectionConfig>
type GlobalEntry = EntryOf<GlobalConfig>

export type CollectionStep = CollectionEntry & { name: string }
export type GlobalStep = GlobalEntry & { name: string }

const named = <Entry extends object>(entries: Record<string, Entry>) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { ...entry, name }]))

/** The steps that a feature has for collections; each gets the name of its key. */
export const collectionSteps = <Name extends string>(entries: Record<Name, CollectionEntry>) =>
  named<CollectionEntry>(entries) as Record<Name, CollectionStep>

/** The steps that a feature has for globals; each gets the name of its key. */
export const globalSteps = <Name extends string>(entries: Record<Name, GlobalEntry>) =>
  named<GlobalEntry>(entries) as Record<Name, GlobalStep>

declare module 'payload' {
  export interface RequestContext {
    /** The data of the running save were mapped and checked by its caller. */
    isMapped?: true
  }
}

/**
 * The context of a save whose data its caller has mapped and checked, such as an import: steps with `skipsMapped` are left
 * out. Saves that follow from this one do not have the mark (`nestedRequest`).
 */
export const markMapped = <Context extends RequestContext>(
  context: Context,
): Context & { isMapped: true } => ({
  ...context,
  isMapped: true,
})

/** Whether the running save has the mark of `markMapped`. */
export const isMapped = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context.isMapped === true

type Hook = (args: Record<string, unknown> & { req: PayloadRequest }) => unknown

interface Step<Config> extends Described<Config> {
  name: string
  stage: StageName
  run: unknown
}

interface Configured {
  slug: string
  hooks?: object
  custom?: Record<string, unknown>
}

const stageOf = new Map<StageName, Stage>(stages.map((stage) => [stage.name, stage]))
const placeOf = new Map<StageName, number>(stages.map(({ name }, index) => [name, index]))

const isFor = <Config extends Configured>({ for: target }: Step<Config>, config: Config): boolean =>
  'rule' in target ? target.fits(config) : target.includes(config.slug)

/** The hook of a step. Payload keeps data, arguments or document as they are when a hook gives nothing. */
function hookOf<Config>({ run, skipsMapped }: Step<Config>): Hook {
  // The stage of a step decides the type of `run`; see `EntryOf`.
  const hook = run as Hook
  return skipsMapped ? (args) => (isMapped(args.req) ? undefined : hook(args)) : hook
}

function refuseOwnHooks({ hooks = {}, slug }: Configured): void {
  const ownHooks = Object.entries(hooks).flatMap(([name, list]) => (Object(list).length > 0 ? [name] : []))
  if (ownHooks.length > 0)
    throw new Error(`${slug} has hooks that are not in the table of saves: ${ownHooks.join(', ')}`)
}

function refuseRepeated<Config>(slug: string, steps: readonly Step<Config>[]): void {
  const names = steps.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated) throw new Error(`${slug} has two steps with the name ${repeated}`)
}

function refuseUnused<Config extends Configured>(configs: readonly Config[], step: Step<Config>): void {
  const { for: target, name } = step
  const unknown =
    'rule' in target ? [] : target.filter((slug) => !configs.some((config) => config.slug === slug))
  if (unknown.length > 0) throw new Error(`The step ${name} is for ${unknown.join(', ')}, which do not exist`)
  if (!configs.some((config) => isFor(step, config))) throw new Error(`The step ${name} is for nothing`)
}

function complete<Config extends Configured>(config: Config, table: readonly Step<Config>[]): Config {
  refuseOwnHooks(config)
  const steps = table.filter((step) => isFor(step, config))
  refuseRepeated(config.slug, steps)
  const hooks = new Map<Stage['hook'], Hook[]>()
  for (const step of steps) {
    const { hook } = stageOf.get(step.stage) as Stage
    hooks.set(hook, [...(hooks.get(hook) ?? []), hookOf(step)])
  }
  return { ...config, hooks: Object.fromEntries(hooks), custom: { ...config.custom, saveSteps: steps } }
}

/** The steps of the table in the order in which they run: that of the stages, then that of the list. */
const inOrder = <Each extends Step<never>>(table: readonly Each[]): Each[] =>
  table.toSorted((one, other) => (placeOf.get(one.stage) ?? 0) - (placeOf.get(other.stage) ?? 0))

function completeAll<Config extends Configured>(
  configs: readonly Config[],
  table: readonly Step<Config>[],
): Config[] {
  for (const step of table) refuseUnused(configs, step)
  const ordered = inOrder(table)
  return configs.map((config) => complete(config, ordered))
}

/**
 * Puts the steps of the table into the hooks of the collections: first in the order of the stages, then in that of the
 * table.
 *
 * @throws Error for two steps of one name in one collection, a step for a collection that does not exist, and a collection
 *   that has hooks of its own
 */
export const putIntoCollections = (
  configs: readonly CollectionConfig[],
  table: readonly CollectionStep[],
): CollectionConfig[] => completeAll<CollectionConfig>(configs, table)

/** Puts the steps of the table into the hooks of the globals; errors as for `putIntoCollections`. */
export const putIntoGlobals = (
  configs: readonly GlobalConfig[],
  table: readonly GlobalStep[],
): GlobalConfig[] => completeAll<GlobalConfig>(configs, table)

/** The steps of a collection or global in their order. Empty for one that did not come through the table. */
export const stepsOf = ({ custom }: Pick<Configured, 'custom'>): readonly Step<never>[] =>
  // Written by `complete` alone.
  (custom?.saveSteps as readonly Step<never>[] | undefined) ?? []

/** The steps of a hook that `checkSave` runs, in their order. */
export const checkedSteps = (config: Pick<Configured, 'custom'>, hook: Stage['hook']): Hook[] =>
  stepsOf(config).flatMap((step) => {
    const stage = stageOf.get(step.stage)
    return stage?.isChecked && stage.hook === hook ? [hookOf(step)] : []
  })
