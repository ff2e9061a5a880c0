/** Files without components and hooks. The rules of React cost a third of the time of lint: a compiler reads each file. */
const files = [
  'src/**/{model,server,emails}/**/*.ts',
  'src/{collections,forms,lib}/**/*.ts',
  'scripts/**/*.{ts,mjs,cjs}',
  'tests/**/*.ts',
  '**/*.test.{ts,mjs}',
]

/** Turns the rules about React and JSX off in files that have neither. @param configs that turn them on */
export function withoutReact(configs) {
  const names = configs.flatMap(({ rules = {} }) => Object.keys(rules))
  const ofReact = names.filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))
  return { files, rules: Object.fromEntries(ofReact.map((name) => [name, 'off'])) }
}
