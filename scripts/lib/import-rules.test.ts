import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = process.cwd()
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<IFlattenedRuleSet['forbidden']>
  options: ICruiseOptions
}

/** Wrong imports: the rule that refuses them, the file, what it imports. */
const wrong: [rule: string, from: string, target: string][] = [
  ['no-static-circle', 'src/lib/http/circle-a.ts', 'src/lib/http/circle-b'],
  ['resolvable', 'src/lib/http/lost.ts', 'src/lib/http/not-there'],
  ['declared-packages-only', 'src/lib/http/package.ts', 'fast-check'],
  ['product-imports-no-tests', 'src/lib/http/test.ts', 'tests/support/helper'],
  ['routes-show-no-single-block', 'src/app/page.ts', 'src/blocks/quote/quote'],
  ['blocks-import-no-other-block', 'src/blocks/image/image.ts', 'src/blocks/quote/quote'],
  ['blocks-import-features-and-below', 'src/blocks/image/stored.ts', 'src/collections/pages'],
  ['schemas-are-plain-data', 'src/blocks/image/image.schema.ts', 'src/components/ui/button'],
  ['components-import-components-and-lib', 'src/components/ui/card.ts', 'src/features/media/model/rule'],
  ['lib-imports-lib', 'src/lib/http/subject.ts', 'src/features/media/model/rule'],
  ['features-import-features-and-below', 'src/features/leads/server/stored.ts', 'src/collections/pages'],
  [
    'feature-studios-import-features-and-below',
    'src/features/leads/studio/stored.ts',
    'src/collections/pages',
  ],
  [
    'features-use-the-open-parts-of-others',
    'src/features/leads/server/inner.ts',
    'src/features/media/server/inner',
  ],
  ['feature-order-media', 'src/features/media/model/up.ts', 'src/features/leads/model/rule'],
  ['features-are-in-the-list', 'src/features/unlisted/model/new.ts', 'src/lib/http/plain'],
  ['models-import-models', 'src/features/leads/model/view.ts', 'src/features/leads/ui/view'],
  ['models-run-anywhere', 'src/features/leads/model/react.ts', 'react'],
  ['models-run-without-node', 'src/features/leads/model/node.ts', 'node:crypto'],
  ['views-read-nothing', 'src/features/leads/ui/read.ts', 'src/features/leads/server/api'],
  ['collections-import-no-view', 'src/collections/view.ts', 'src/features/leads/ui/view'],
  ['collections-see-the-schema-of-a-block', 'src/collections/block.ts', 'src/blocks/quote/quote'],
  ['shared-studio-imports-lib', 'src/studio/inbox.ts', 'src/features/leads/model/rule'],
  ['studio-only-in-the-studio', 'src/components/ui/admin.ts', 'src/studio/button'],
  ['composition-is-imported-by-entries', 'src/lib/http/wiring.ts', 'src/composition/options'],
  ['server-imports-features-and-below', 'src/server/page.ts', 'src/composition/options'],
  ['server-is-imported-by-routes', 'src/features/listings/ui/list.ts', 'src/server/parts'],
  ['site-imports-the-public-api', 'site/blocks/quote/quote.ts', 'src/features/leads/ui/view'],
  ['site-is-imported-by-registries', 'src/features/leads/server/own.ts', 'site/blocks'],
]

/** Imports that every rule allows. */
const right: [from: string, target: string][] = [
  ['src/app/view.ts', 'src/features/leads/ui/view'],
  ['src/blocks/image/view.ts', 'src/features/media/server/inner'],
  ['src/collections/leads.ts', 'src/features/leads/server/api'],
  ['src/features/leads/model/rules.ts', 'src/features/media/model/rule'],
  ['src/features/leads/server/use.ts', 'src/features/media/server/api'],
  ['src/features/leads/studio/table.ts', 'src/studio/button'],
  ['src/forms.ts', 'src/features/leads/form/contact'],
  ['src/collections/forms-config.ts', 'src/forms'],
  ['site/blocks/tiles/tiles.ts', 'src/site-api/views'],
  ['site/blocks/tiles/index.ts', 'src/site-api'],
  ['src/blocks/registry.ts', 'site/blocks'],
]

const targets = [...wrong.map(([, , target]) => target), ...right.map(([, target]) => target)].filter(
  (target) => target.includes('/') && !target.endsWith('not-there') && target !== 'src/lib/http/circle-b',
)

let folder: string
let violations: { rule: string; from: string }[]

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

const importOf = (from: string, target: string): string =>
  /^(src|tests|site)\//.test(target)
    ? path.relative(path.dirname(from), target).replace(/^(?!\.)/, './')
    : target

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'perron-import-rules-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const file of ['package.json', 'tsconfig.json'])
    symlinkSync(path.join(root, file), path.join(folder, file))
  for (const target of targets) write(`${target}.ts`, 'export const value = 1\n')
  write('src/lib/http/circle-b.ts', "import './circle-a'\n")
  for (const [from, target] of [...wrong.map(([, ...rest]) => rest), ...right])
    write(from, `import '${importOf(from, target)}'\nexport const own = 1\n`)
  const { output } = await cruise(
    ['src', 'site'],
    { ...config.options, baseDir: folder, validate: true, ruleSet: { forbidden: config.forbidden } },
    {},
    { tsConfig: extractTSConfig(path.join(root, 'tsconfig.json')) },
  )
  const { summary } = output as ICruiseResult
  violations = summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(wrong)('%s refuses an import in %s', (rule, from) => {
  expect(violations).toContainEqual({ rule, from })
})

test.each(right)('%s may import %s', (from) => {
  expect(violations.filter((violation) => violation.from === from)).toEqual([])
})

test('every rule is tested, one feature representing the order of all', () => {
  const tried = new Set(wrong.map(([rule]) => rule))
  const names = config.forbidden
    .map(({ name }) => name ?? '')
    .filter((name) => !name.startsWith('feature-order-'))
  expect(names.filter((name) => !tried.has(name))).toEqual([])
})

test('every feature has its place in the order', () => {
  const features = readdirSync('src/features').sort()
  const [list = ''] =
    JSON.stringify(config.forbidden)
      .match(/\^src\/features\/\(\?!\(([^)]*)\)/)
      ?.slice(1) ?? []
  expect(list.split('|').sort()).toEqual(features)
})

test('editors find the generated types, as the compiler of the checks does', () => {
  const stored: unknown = ts.readConfigFile('tsconfig.json', ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(stored, ts.sys, root)
  const from = path.join(root, 'src/site-api.ts')
  const { resolvedModule } = ts.resolveModuleName('@/payload-types', from, options, ts.sys)
  expect(resolvedModule?.resolvedFileName).toMatch(/payload-types\.ts$/)
})
