/**
 * Words that make comments and names hard to read, each with what to write instead. Comments are matched by whole
 * words, identifiers by their camel-case parts.
 */
const inComments = {
  whoever: 'name the person or the caller',
  nobody: 'say what is refused, or "no one" of which group',
  somebody: 'name the person: a visitor, an editor, the caller',
  anybody: 'name the person: a visitor, an editor, the caller',
  shall: 'must, or the plain present',
  stands: 'is, applies, means',
  nudge: 'trigger',
  breathe: 'throttle, pause',
}

const inIdentifiers = {
  ...inComments,
  untold: 'pending',
  judge: 'validate, check',
  judged: 'validated, checked',
  deed: 'action, handler',
}

/** Terms of the trade, and names from other packages. */
const allowedIdentifiers = {
  atDeed: 'the notarial deed of a sale; stored value',
  untold: 'stored field',
  untoldAttempts: 'stored field',
  untoldNextAttemptAt: 'stored field',
}

const parts = (name) => name.split(/(?=[A-Z])|[_$\d-]+/).map((part) => part.toLowerCase())

const commentPattern = new RegExp(`\\b(${Object.keys(inComments).join('|')})\\b`, 'i')

/** Lint rule: refuses the words above. An exception is a line in `allowedIdentifiers` with its reason. */
export const plainWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { plain: 'Plain words: instead of "{{word}}" write {{instead}}.' },
  },
  create(context) {
    const checkName = (node) => {
      if (Object.hasOwn(allowedIdentifiers, node.name)) return
      const word = parts(node.name).find((part) => Object.hasOwn(inIdentifiers, part))
      if (word) context.report({ node, messageId: 'plain', data: { word, instead: inIdentifiers[word] } })
    }
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const word = commentPattern.exec(comment.value)?.[1]?.toLowerCase()
          if (word)
            context.report({
              loc: comment.loc,
              messageId: 'plain',
              data: { word, instead: inComments[word] },
            })
        }
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
    }
  },
}
