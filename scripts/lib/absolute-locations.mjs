const globals = ['window', 'globalThis', 'document', 'self']
const isAbsolute = (text) => /^(?:[a-z][\d+.a-z-]*:|\/\/)/i.test(text)

const nameOf = ({ computed, property }) => (computed ? property.value : property.name)

const isLocation = (node) =>
  node.type === 'Identifier'
    ? node.name === 'location'
    : node.type === 'MemberExpression' && globals.includes(node.object.name) && nameOf(node) === 'location'

/** The variable that a name means at a place in the code. */
function findVariable(name, scope) {
  for (let each = scope; each; each = each.upper) {
    const variable = each.set.get(name)
    if (variable) return variable
  }
}

/** The text that a value begins with; null when the code does not tell. */
function beginningOf(node, scope) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node?.type === 'TemplateLiteral') return node.quasis[0].value.cooked
  if (node?.type === 'BinaryExpression' && node.operator === '+') return beginningOf(node.left, scope)
  if (node?.type !== 'Identifier') return null
  const [definition] = findVariable(node.name, scope)?.defs ?? []
  return definition?.type === 'Variable' ? beginningOf(definition.node.init, scope) : null
}

/**
 * Lint rule: `location` is not sent to a page of this site by a text; Next's router goes there without a new load. The
 * same as Next's own rule `no-location-assign-relative-destination`.
 */
export const absoluteLocations = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, location, target) => {
      const scope = context.sourceCode.getScope(node)
      const beginning = beginningOf(target, scope)
      if (!isLocation(location) || beginning === null || isAbsolute(beginning)) return
      context.report({ node, message: 'Use the router of Next for pages of this site.' })
    }
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'MemberExpression' && nameOf(callee) === 'assign')
          check(node, callee.object, node.arguments[0])
      },
      AssignmentExpression(node) {
        const { left } = node
        if (left.type === 'MemberExpression' && nameOf(left) === 'href') check(node, left.object, node.right)
      },
    }
  },
}
