import { needGoTool, run } from './tools.mjs'

/** The workflows of GitHub, as its linter reads them. */
export async function testWorkflows(check) {
  const actionlint = needGoTool('actionlint', 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12')
  await check('actionlint finds nothing in the workflows', () => run(actionlint, ['-no-color']))
}
