/** Beginnings of words that American English spells otherwise, by how they differ. */
const stems = {
  our: "armour behaviour colour endeavour favour flavour harbour honour humour labour neighbour odour rumour vigour",
  re: "calibre centimetre centre fibre kilometre litre meagre millimetre sombre theatre",
  nouns:
    "artefact catalogu defence licence manoeuvr moustache offence pretence sceptic speciality storey sulphur",
  doubled:
    "cancelled cancelling dialled dialling enrolment fulfilment instalment jewell labelled labelling levelled",
  doubledToo:
    "modelled modelling signalled skilful totalled travelled traveller travelling unlabelled wilful woollen",
  ise: "apologis authoris capitalis categoris centralis characteris customis digitalis digitis economis equalis",
  iseToo:
    "finalis formalis generalis harmonis initialis italicis itemis legalis localis maximis memoris minimis",
  iseMore:
    "modernis normalis penalis personalis prioritis recognis reorganis stabilis standardis subsidis summaris",
  iseLast: "synchronis tokenis unauthoris unrecognis utilis visualis practis",
  other:
    "acknowledgement ageing aluminium cheque cosy draught grey judgement kerb mould omelette plough postcode tyre",
  trade: "biscuit enquir fortnight greengrocer lorry lorries stocktak trolley",
};

/** Whole words: longer ones that begin so are right in American English too. */
const words = {
  spelling: "analogue dialogue enrol enrols fulfil fulfils instal instals metre metres programme programmes",
  ise: "analyse analysed emphasise emphasised optimise optimised organise organised organisation realise realised",
  iseToo:
    "specialise specialised organiser organising optimising realising analysing emphasising specialising",
  forms:
    "afterwards amongst backwards burnt downwards dreamt forwards inwards learnt outwards smelt spelt spilt",
  formsToo: "spoilt towards upwards whilst",
  trade: "till tills tick ticked",
};

const phrases = ["car park", "cash desk", "flat battery", "full stop", "per cent"];

const list = (groups: Record<string, string>) => Object.values(groups).join(" ").split(" ");

/** Every spelling or word of British English that no en-US text may use. */
export const britishSpellings: readonly string[] = [...list(stems), ...list(words), ...phrases];

const pattern = new RegExp(
  `\\b(?:(?:${list(stems).join("|")})\\w*|(?:${[...list(words), ...phrases].join("|")})\\b)`,
  "gi",
);

/** What of a text is spelled the British way. */
export function britishIn(text: string): string[] {
  return text.match(pattern) ?? [];
}
