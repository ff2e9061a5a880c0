// `npm run test:deploy`: the files of `deploy` on this machine, without Docker: units, compose files, workflows, real proxies in
// front of the build, the script for Debian and the image. A part that lacks something says NOT RUN and why; in CI
// (variable CI) it counts as failed.
// `npm run test:deploy -- units compose` runs some parts.
import { testCompose } from './deploy-tests/compose.mjs'
import { testDebian } from './deploy-tests/debian.mjs'
import { testImage } from './deploy-tests/image.mjs'
import { testProxies } from './deploy-tests/proxies.mjs'
import { NotRun } from './deploy-tests/tools.mjs'
import { testUnits } from './deploy-tests/units.mjs'
import { testWorkflows } from './deploy-tests/workflows.mjs'
import { countFailed, summarise } from './lib/summary.mjs'

const parts = {
  units: testUnits,
  compose: testCompose,
  workflows: testWorkflows,
  proxies: testProxies,
  debian: testDebian,
  image: testImage,
}

async function runPart(name, test) {
  const result = { name, passed: 0, failed: 0, seconds: 0, failures: [] }
  const begun = performance.now()
  const check = async (text, body) => {
    try {
      await body()
      result.passed += 1
      console.log(`✓ ${name}: ${text}`)
    } catch (error) {
      if (error instanceof NotRun) throw error
      result.failed += 1
      result.failures.push(text)
      console.log(`✗ ${name}: ${text}\n${error.message}`)
    }
  }
  try {
    await test(check)
  } catch (error) {
    if (error instanceof NotRun) {
      result.note = `NOT RUN: ${error.message}`
      if (process.env.CI) result.failed += 1
    } else await check('preparation', () => Promise.reject(error))
  }
  return { ...result, seconds: (performance.now() - begun) / 1000 }
}

const chosen = process.argv.slice(2)
const wrong = chosen.filter((name) => !Object.hasOwn(parts, name))
if (wrong.length > 0) {
  console.error(
    `test:deploy: there is no ${wrong.join(', ')}; the parts are ${Object.keys(parts).join(', ')}`,
  )
  process.exit(1)
}
const results = []
for (const [name, test] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) results.push(await runPart(name, test))
console.log(summarise(results))
process.exit(countFailed(results) > 0 ? 1 : 0)
