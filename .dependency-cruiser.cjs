/**
 * Who may import whom. The rules name folders: a new block, form, collection or file needs no new rule, a new feature
 * one word in `featureOrder`. Lazy imports may close a circle; static ones may not.
 */

const { featureOrder } = require('./scripts/lib/feature-order.cjs')

const tests = '\\.(test|fixture)\\.tsx?$'
/** What one agency is; the demo's without one. What is generated there is imported in place of files of `src`. */
const siteFolders = '^(demo/)?site/(?!generated/)'

/** The lists that take in what an agency adds. */
const registriesOfSites = [
  '^src/blocks/registry\\.ts$',
  '^src/features/import/model/feed-formats\\.ts$',
  '^src/features/submissions/model/form-kinds\\.ts$',
  '^src/features/property/model/own-fields\\.ts$',
  '^src/forms\\.ts$',
  '^src/lib/i18n/locales\\.ts$',
  '^src/lib/site-config\\.ts$',
]

const folders = (...names) => `^src/(${names.join('|')})/`

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Files below `from` import nothing of `src` but what matches `allowed`. */
const onlyFrom = (name, comment, from, allowed) =>
  never(
    name,
    comment,
    { path: from, pathNot: tests },
    { path: '^src/', pathNot: [...allowed, '^src/payload-types'] },
  )

const importsNoHigherFeature = featureOrder
  .slice(0, -1)
  .map((feature, index) =>
    never(
      `feature-order-${feature}`,
      'A feature imports only features before it in the list.',
      { path: `^src/features/${feature}/`, pathNot: tests },
      { path: `^src/features/(${featureOrder.slice(index + 1).join('|')})/` },
    ),
  )

module.exports = {
  forbidden: [
    never(
      'no-static-circle',
      'Modules that need each other before either has run. Only a lazy import may close a circle.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    ),
    never('resolvable', 'This import leads nowhere.', {}, { couldNotResolve: true }),
    never(
      'declared-packages-only',
      'The product imports only packages that package.json lists under dependencies.',
      { path: '^(src/|payload\\.config|next\\.config)', pathNot: tests },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    never(
      'product-imports-no-tests',
      'The product imports neither tests nor scripts.',
      { path: '^src/', pathNot: tests },
      { path: '^(tests|scripts)/' },
    ),
    never(
      'routes-show-no-single-block',
      'Routes render blocks through the renderer and do not import what editors store.',
      { path: '^src/app/' },
      { path: ['^src/blocks/[^/]+/', '^src/collections/', '^src/migrations/'] },
    ),
    never(
      'blocks-import-no-other-block',
      'What two blocks share belongs in a feature, components or lib; a container block uses the renderer.',
      { path: '^src/blocks/([^/]+)/' },
      { path: '^src/blocks/[^/]+/', pathNot: '^src/blocks/$1/' },
    ),
    onlyFrom(
      'blocks-import-features-and-below',
      'Routes show blocks and collections store them.',
      '^src/blocks/',
      [folders('blocks', 'features', 'components', 'lib')],
    ),
    never(
      'schemas-are-plain-data',
      'Payload loads schemas in plain Node: no React, no Next, no CSS, no server code of features.',
      { path: '\\.schema\\.ts$' },
      {
        path: [
          '\\.(tsx|css)$',
          'node_modules/(react|react-dom|next)/',
          '^src/(components/|features/[^/]+/(server|ui|studio)/)',
        ],
      },
    ),
    onlyFrom(
      'components-import-components-and-lib',
      'Components get everything through props.',
      '^src/components/',
      [folders('components', 'lib')],
    ),
    onlyFrom(
      'lib-imports-lib',
      'The platform imports no subject. Composition injects what it needs.',
      '^src/lib/',
      [folders('lib')],
    ),
    onlyFrom(
      'features-import-features-and-below',
      'Features import features, components and lib; the code for the admin also src/studio.',
      '^src/features/[^/]+/(?!studio/)',
      [folders('features', 'components', 'lib')],
    ),
    onlyFrom(
      'feature-studios-import-features-and-below',
      'React of a feature for the admin may use the shared parts of src/studio.',
      '^src/features/[^/]+/studio/',
      [folders('features', 'components', 'lib', 'studio')],
    ),
    never(
      'features-use-the-open-parts-of-others',
      'Other features use model, ui, server/api.ts and, where pages are read, server/reads.ts.',
      { path: '^src/features/([^/]+)/', pathNot: tests },
      {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/(model/|ui/|server/(api|reads)\\.ts$)'],
      },
    ),
    ...importsNoHigherFeature,
    never(
      'features-are-in-the-list',
      'A folder of src/features is missing in featureOrder.',
      { path: `^src/features/(?!(${featureOrder.join('|')})/)` },
      {},
    ),
    onlyFrom(
      'models-import-models',
      'Models are pure: rules and types of the subject. The formats of feeds are, too.',
      '^src/features/([^/]+/model|import/formats)/',
      ['^src/features/([^/]+/model|import/formats)/', folders('lib')],
    ),
    never(
      'models-run-anywhere',
      'Models work without Payload, React, Next and Node. Types of theirs are allowed.',
      { path: '^src/features/[^/]+/model/', pathNot: tests },
      {
        path: ['node_modules/(payload|@payloadcms|react|react-dom|next|server-only)/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'models-run-without-node',
      'Models also run in the browser.',
      { path: '^src/features/[^/]+/model/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    never(
      'views-read-nothing',
      'Views get everything through props; blocks and routes read.',
      { path: '^src/features/[^/]+/ui/', pathNot: tests },
      { path: '^src/features/[^/]+/server/' },
    ),
    onlyFrom(
      'collections-import-no-view',
      'Collections name components of the admin by path and reach views only through the lazy block registry.',
      '^src/collections/',
      [
        folders('collections', 'lib'),
        '^src/features/[^/]+/(model|server)/',
        '^src/blocks/',
        '^src/forms\\.ts$',
      ],
    ),
    never(
      'collections-see-the-schema-of-a-block',
      'Of a block’s folder a collection sees the schema alone.',
      { path: '^src/collections/', pathNot: tests },
      { path: ['\\.(tsx|css)$', '^src/blocks/[^/]+/(?!.*\\.schema\\.ts$)'] },
    ),
    onlyFrom('shared-studio-imports-lib', 'Shared parts of the admin belong to no feature.', '^src/studio/', [
      folders('studio', 'components', 'lib'),
    ]),
    never(
      'studio-only-in-the-studio',
      'React for the admin stays out of the public site.',
      {
        path: '^src/',
        pathNot: ['^src/(studio|features/[^/]+/studio|app/\\(payload\\))/', '^src/composition/studio-parts'],
      },
      { path: '^src/(studio|features/[^/]+/studio)/' },
    ),
    never(
      'composition-is-imported-by-entries',
      'Only routes and the start of the server import what puts everything together.',
      { path: '^src/', pathNot: ['^src/(app|composition)/', '^src/instrumentation\\.ts$', tests] },
      { path: '^src/composition/' },
    ),
    onlyFrom(
      'server-imports-features-and-below',
      'The HTTP server around Next renders parts of pages; what is stored belongs to routes.',
      '^src/server/',
      [folders('server', 'blocks', 'features', 'components', 'lib'), '^src/islands\\.ts$'],
    ),
    never(
      'site-imports-the-public-api',
      'The folder of an agency uses of the product what src/site-api promises; all else may change between releases.',
      { path: siteFolders, pathNot: tests },
      { path: '^(src|scripts|tests|starter)/', pathNot: '^src/site-api(\\.ts$|/)' },
    ),
    never(
      'site-is-imported-by-registries',
      'The lists of the product take in what an agency adds; nothing else knows of it.',
      { path: '^(src|scripts)/', pathNot: [...registriesOfSites, tests] },
      { path: siteFolders },
    ),
    never(
      'server-is-imported-by-routes',
      'Only routes and the start of the process know the HTTP server.',
      { path: '^src/', pathNot: ['^src/(app|server)/', tests] },
      { path: '^src/server/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.next/', '\\.json$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
}
