import { Link } from '@payloadcms/ui'
import { Fragment, type ReactNode } from 'react'

import type { HelpText, AnyHelpNode } from '@/features/help/server/read-help'

const childrenOf = (node: AnyHelpNode): ReactNode =>
  'children' in node ? node.children.map((child, index) => <Part key={index} node={child} />) : null

/** A part of a text; a test refuses texts with other parts. */
function Part({ node }: { node: AnyHelpNode }): ReactNode {
  switch (node.type) {
    case 'heading':
      return <h2>{childrenOf(node)}</h2>
    case 'paragraph':
      return <p>{childrenOf(node)}</p>
    case 'list':
      return node.ordered ? <ol>{childrenOf(node)}</ol> : <ul>{childrenOf(node)}</ul>
    case 'listItem':
      // The paragraph of an item is its text.
      return (
        <li>
          {node.children.map((child, index) => (
            <Fragment key={index}>{childrenOf(child)}</Fragment>
          ))}
        </li>
      )
    case 'strong':
      return <strong>{childrenOf(node)}</strong>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'link':
      return (
        <Link href={node.url} prefetch={false}>
          {childrenOf(node)}
        </Link>
      )
    default:
      return 'value' in node ? node.value : null
  }
}

/** A text below its title. */
export const HelpArticle = ({ text }: { text: HelpText }) => (
  <article className="studio-stack" lang={text.language}>
    <Part node={text.lead} />
    {text.sections.map((nodes, section) => (
      <section key={section}>
        {nodes.map((node, index) => (
          <Part key={index} node={node} />
        ))}
      </section>
    ))}
  </article>
)
