import type { BlockFixture } from '../define-block'

export const customHtmlFixture: BlockFixture<'customHtml'> = {
  blockType: 'customHtml',
  heading: 'Nos honoraires',
  titleSize: 'h2',
  html: `<table>
  <thead><tr><th scope="col">Mission</th><th scope="col">Honoraires TVAC</th></tr></thead>
  <tbody>
    <tr><th scope="row">Vente</th><td>3 % du prix, minimum 4.500 €</td></tr>
    <tr><th scope="row">Location</th><td>un mois de loyer</td></tr>
  </tbody>
</table>
<details>
  <summary>Que comprend la mission de vente ?</summary>
  <p>L’<a href="/contact-demand/">estimation gratuite</a>, les photos, les visites et le suivi jusqu’à l’acte.</p>
</details>`,
  backgroundType: 'none',
  status: 'published',
}
