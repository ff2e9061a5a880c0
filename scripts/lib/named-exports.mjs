import { pathToFileURL } from 'node:url'

const namespace = 'named-exports'

/** Of a package, not of a file: those of the paths in tsconfig.json begin with a sign, too. */
const isPackage = (name) => !/^(\.|\/|@(?:site|messages)?\/|node:)/.test(name)

/**
 * For esbuild with code splitting: a package in CommonJS that is loaded on use would have its default export alone. The
 * module that this puts in between has the others too.
 *
 * @type {import('esbuild').Plugin}
 */
export const namedExports = {
  name: namespace,
  setup(build) {
    build.onResolve({ filter: /^/ }, ({ kind, path, importer, resolveDir }) =>
      kind === 'dynamic-import' && isPackage(path) && !importer.includes('/node_modules/')
        ? { path, namespace, pluginData: resolveDir }
        : undefined,
    )
    build.onLoad({ filter: /^/, namespace }, async ({ path, pluginData: resolveDir }) => {
      const resolved = await build.resolve(path, { kind: 'import-statement', resolveDir })
      const loaded = await import(pathToFileURL(resolved.path).href)
      const names = Object.keys(loaded).filter((name) => /^\w+$/.test(name) && name !== 'default')
      const contents = `import * as all from '${path}'\nexport const { ${names.join(', ')} } = all\n`
      return { contents, resolveDir }
    })
  },
}

/**
 * Packages in CommonJS that other packages load on use, which the module above does not help.
 *
 * @param {import('esbuild').Metafile} metafile
 */
export const withoutNames = ({ inputs }) =>
  Object.values(inputs).flatMap(({ imports }) =>
    imports
      .filter(({ kind, path }) => kind === 'dynamic-import' && inputs[path]?.format === 'cjs')
      .map(({ path }) => path),
  )
