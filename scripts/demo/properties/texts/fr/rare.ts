import type { RareTexts } from '../roles'
import { capital, listed } from '../language'
import { area, money, nounOf, where } from './phrases'

/** Life annuity, takeover, the unfinished and the very long description. */
export const frenchRare: RareTexts = {
  annuity: ({ annuity }) =>
    annuity
      ? `La vente se fait en viager occupé : un bouquet de ${money(annuity.bouquet)}, puis une rente mensuelle indexée de ${money(annuity.monthlyRent)}. ${
          annuity.heads.length > 1
            ? `Les deux crédirentiers sont âgés de ${listed(
                annuity.heads.map((head) => String(head.age)),
                'et',
              )} ans ; au premier décès, la rente de survie est de ${money(annuity.survivalRent ?? 0)}.`
            : `La rente repose sur une seule tête, âgée de ${annuity.heads[0]?.age} ans, qui continue à habiter le bien.`
        }`
      : '',
  takeover: [
    (f) =>
      `Le fonds de commerce d'une sandwicherie bien connue est à remettre ${where(f)}. L'établissement occupe ${area(f.storeArea)} en plein quartier animé, entre bureaux, écoles et arrêt de tram.`,
    () =>
      "La reprise comprend le matériel de cuisine, le comptoir réfrigéré, la terrasse de douze places, le stock et la clientèle fidèle de midi. Tout est aux normes de l'Agence alimentaire et l'installation électrique est contrôlée.",
    () =>
      'Le bail commercial court encore six ans, avec un loyer modéré. Les gérants, qui partent à la retraite, accompagnent volontiers le repreneur pendant un mois et lui présentent les fournisseurs.',
    () =>
      "Les chiffres des trois derniers exercices sont remis après signature d'un accord de confidentialité.",
  ],
  incomplete: [
    (f) =>
      `${capital(nounOf(f).un)} à ${f.place.fr}. Le dossier est en préparation : nous le complétons et vous l’envoyons sur demande.`,
    (f) => `Dans notre portefeuille : ${nounOf(f).un} à ${f.place.fr}. Nous complétons le dossier.`,
    (f) => `À ${f.place.fr}, ${nounOf(f).un} à découvrir avec nous. Appelez-nous pour en savoir plus.`,
  ],
  long: [
    () =>
      "L'histoire de la maison mérite quelques lignes. Construite pour un maître de forges, elle servit ensuite de cabinet à un médecin de village, qui y recevait ses patients dans la pièce de droite en entrant. La plaque de laiton est restée au mur, et les anciens du quartier parlent encore de la salle d'attente. Depuis une quarantaine d'années, la même famille l'habite et l'a entretenue avec soin, sans jamais céder aux modes : les boiseries, les cheminées et les vitraux de la cage d'escalier sont toujours là.",
    () =>
      "Le hall d'entrée, pavé de carreaux de ciment, dessert à gauche deux salons en enfilade, séparés par des portes vitrées à double battant. À droite, l'ancien cabinet sert aujourd'hui de bibliothèque ; il dispose de sa propre entrée et conviendrait à une profession libérale. Au fond du couloir, la cuisine a été refaite avec des meubles en chêne, un plan de travail en pierre bleue et une cuisinière à six feux. Elle donne de plain-pied sur la terrasse et sur une arrière-cuisine avec évier.",
    () =>
      "Au premier étage, le palier distribue trois chambres spacieuses, dont la plus grande mesure près de 24 m². La salle de bain, avec baignoire sur pieds et douche séparée, a reçu un nouveau carrelage. Le second étage, sous une charpente apparente, offre les autres chambres, une salle de douche et une pièce de rangement. Le grenier, accessible par un escalier fixe, est isolé et pourrait devenir une salle de jeux ou un atelier d'artiste.",
    () =>
      "Les caves voûtées s'étendent sous toute la maison : cave à vin, chaufferie, buanderie et atelier. Elles sont sèches, carrelées en partie, et possèdent une sortie directe vers le jardin. L'installation électrique a été remise aux normes, la chaudière à condensation est entretenue chaque année et la toiture en ardoises naturelles a été vérifiée par un couvreur, dont le rapport est joint au dossier.",
    () =>
      "Le jardin, ceint de murs, se compose d'une terrasse en pierre, d'une pelouse, d'un petit verger avec pommiers, poiriers et un noyer centenaire, et d'un potager avec serre. Au fond, un ancien fenil sert d'abri pour les vélos et les outils. Une porte cochère permet de rentrer deux voitures. En été, on y déjeune à l'ombre de la glycine ; en hiver, la lumière basse traverse la maison de part en part.",
    () =>
      "Les propriétaires souhaitent une vente sereine et restent disponibles pour répondre aux questions des candidats acquéreurs. Un dossier technique complet, avec les plans, le certificat PEB, le contrôle électrique, l'attestation de sol et les renseignements urbanistiques, peut être demandé sur cette page. Les visites ont lieu sur rendez-vous, en semaine jusqu'à dix-neuf heures et le samedi matin. Prévoyez une bonne heure : il y a beaucoup à voir.",
  ],
}
