/**
 * Who may import whom. The rules name folders, so that a new block, form or collection needs no new rule.
 * Lazy imports may close a circle; static ones may not.
 */
const tests = '\\.test\\.tsx?$'

/** From these files, nothing in src outside these folders. */
const onlyFrom = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: '^src/', pathNot: allowed },
})

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Works without a database, a request or an environment, on the server and in the browser. */
const pure = [
  '^src/lib/(property|i18n|routing|media|theme|shell|map|saved|consent|seo|translation|preview|compliance|missing|forms|leads|signed|appointments)/',
  '^src/payload-types',
]

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
      { path: '^(src/|payload\\.config|next\\.config)', pathNot: [tests, '\\.fixture\\.tsx?$'] },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    never(
      'product-stands-alone',
      'The product knows nothing of its tests and scripts.',
      { path: '^src/', pathNot: tests },
      { path: '^(tests|scripts)/' },
    ),
    never(
      'routes-show-no-single-block',
      'Routes render blocks through the renderer, and know nothing of what editors may store.',
      { path: '^src/app/' },
      { path: ['^src/blocks/[^/]+/', '^src/collections/', '^src/migrations/'] },
    ),
    never(
      'blocks-know-no-other-block',
      'What two blocks share belongs in components or lib; a container block uses the renderer.',
      { path: '^src/blocks/([^/]+)/' },
      { path: '^src/blocks/[^/]+/', pathNot: '^src/blocks/$1/' },
    ),
    never(
      'blocks-use-components-and-lib',
      'Blocks are shown by routes and stored by collections, never the other way round.',
      { path: '^src/blocks/', pathNot: tests },
      { path: '^src/(app|collections|studio|migrations)/' },
    ),
    never(
      'schemas-are-plain-data',
      'Payload loads schemas in plain Node: no React, no Next, no CSS, no data.',
      { path: '\\.schema\\.ts$' },
      {
        path: [
          '\\.(tsx|css)$',
          'node_modules/(react|react-dom|next)/',
          '^src/(components|lib/(data|actions))/',
        ],
      },
    ),
    onlyFrom('components-know-no-source', 'Components get everything through props.', '^src/components/', [
      '^src/components/',
      ...pure,
    ]),
    never(
      'collections-know-no-view',
      'Collections name studio components by path, and reach views only through the lazy block registry.',
      { path: '^src/collections/', pathNot: tests },
      {
        path: [
          '\\.(tsx|css)$',
          '^src/(app|components|studio|lib/(data|actions))/',
          '^src/blocks/[^/]+/(?!.*\\.schema\\.ts$)',
        ],
      },
    ),
    onlyFrom('pure-stays-pure', 'Rules, languages and routing work without a database.', pure[0], pure),
    never(
      'lib-is-below-the-views',
      'Code without markup knows no views and no collections. What is stored and mailed for a form is the form’s.',
      { path: '^src/lib/', pathNot: tests },
      {
        path: '^src/(app|components|studio|collections|blocks)/',
        pathNot: '^src/(collections/all|blocks/registry)\\.ts$',
      },
    ),
    never(
      'studio-only-in-the-studio',
      'React for the admin stays out of the public site.',
      { path: '^src/', pathNot: ['^src/studio/', '^src/app/\\(payload\\)/'] },
      { path: '^src/studio/' },
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
