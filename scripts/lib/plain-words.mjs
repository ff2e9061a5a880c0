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
  told: 'notified, sent, reported',
  untold: 'pending',
  mend: 'repair, retry',
  mended: 'repaired, corrected',
  woken: 'hydrated, interactive',
}

/** Beginnings of comments that cannot be read alone. */
const notAlone = /^[/*\s]*(As above\b|The same for\b)/

const inIdentifiers = {
  ...inComments,
  tell: 'notify, report',
  tells: 'notifies, reports',
  asked: 'requested, wanted, chosen',
  kept: 'cached, stored, remaining',
  finding: 'issue, result; studio search',
  findings: 'issues, results, violations',
  flight: 'pending render',
  loser: 'the refused save',
  asleep: 'static',
  judge: 'validate, check',
  judged: 'validated, checked',
  deed: 'action, handler',
}

/** Names without a noun, which say nothing of the value. */
const withoutNoun = {
  found: 'what was found: lead, rows, match',
  known: 'what is known: storedRow, knownIds',
  own: 'whose what: ownPath, session',
  shared: 'what is shared: commonProps, state',
  plain: 'text, unfiltered, simple',
  whole: 'complete, original, total',
  lost: 'what was lost: lostRows',
  late: 'lateRow, lastSample',
}

/** Terms of the trade, and names from other packages. */
const allowedIdentifiers = {
  atDeed: 'the notarial deed of a sale; stored value',
  kept: 'parameter of a URL',
  Asked: 'field of a feed',
}

const parts = (name) => name.split(/(?=[A-Z])|[_$\d-]+/).map((part) => part.toLowerCase())

const commentPattern = new RegExp(`\\b(${Object.keys(inComments).join('|')})\\b`, 'i')

/** Whether an identifier is the name of a variable or parameter where it is declared. */
const isBinding = (node, { parent } = node) =>
  (parent.type === 'VariableDeclarator' && parent.id === node) ||
  (parent.type === 'Property' && parent.value === node && parent.parent.type === 'ObjectPattern') ||
  (parent.type === 'AssignmentPattern' && parent.left === node) ||
  parent.type === 'ArrayPattern' ||
  parent.type === 'RestElement' ||
  (Array.isArray(parent.params) && parent.params.includes(node))

/** Lint rule: refuses the words above. An exception is a line in `allowedIdentifiers` with its reason. */
export const plainWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      plain: 'Plain words: instead of "{{word}}" write {{instead}}.',
      alone: 'A comment is understood alone: say what "{{word}}" refers to.',
      noun: 'A name has a noun: instead of "{{word}}" write {{instead}}.',
    },
  },
  create(context) {
    const checkName = (node) => {
      if (Object.hasOwn(allowedIdentifiers, node.name)) return
      if (Object.hasOwn(withoutNoun, node.name) && isBinding(node))
        context.report({
          node,
          messageId: 'noun',
          data: { word: node.name, instead: withoutNoun[node.name] },
        })
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
          const opening = notAlone.exec(comment.value)?.[1]
          if (opening) context.report({ loc: comment.loc, messageId: 'alone', data: { word: opening } })
        }
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
    }
  },
}
