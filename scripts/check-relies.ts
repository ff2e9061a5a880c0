/**
 * Fails when a place of the product or its build relies on what Next, React, Payload, Node or a library does not document
 * and has no `@relies` tag, when a tag is wrong, and when there are too many. `docs/relies.md` is made from the tags.
 */
import { checkReliance, maxTags, readSurroundings } from './lib/check-reliance'
import { readProduct } from './lib/relies-tags'

const { tags, places, problems } = checkReliance(readProduct(), readSurroundings())
for (const problem of problems) console.error(problem)
console.info(`reliance: ${tags} tags of at most ${maxTags} for ${places} places, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
