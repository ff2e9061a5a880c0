const { readFileSync, readdirSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')
const inStudio = /^src\/(composition|studio|features\/[^/]+\/studio)\/.*(?<!\.test)\.tsx?$/
const isOfBrowser = (file) => readFileSync(path.join(root, file), 'utf8').startsWith("'use client'")

/** The files of the studio that run in the browser, as patterns of dependency-cruiser. */
const studioInBrowser = readdirSync(path.join(root, 'src'), { recursive: true })
  .map((file) => `src/${file}`)
  .filter((file) => inStudio.test(file) && isOfBrowser(file))
  .map((file) => `^${file.replaceAll('.', '\\.')}$`)

/** The rule of dependency-cruiser that keeps the catalogue of property fields and the texts of schemas out of the scripts of the studio. */
const studioWithoutCatalogue = {
  name: 'studio-in-the-browser-without-the-catalogue',
  comment: 'They have texts in every language; forms take labels from the configuration.',
  severity: 'error',
  from: { path: studioInBrowser },
  to: {
    path: '^src/(features/property/model/catalogue|lib/i18n/(schema-messages|languages/schema))\\.ts$',
    reachable: true,
  },
}

module.exports = { studioWithoutCatalogue }
