import type { Rules } from './rules';
import { antidraughts } from './variants/antidraughts';
import { argentinian } from './variants/argentinian';
import { armenian } from './variants/armenian';
import { brazilian } from './variants/brazilian';
import { brazilianClub } from './variants/brazilian-club';
import { breakthrough } from './variants/breakthrough';
import { canadian } from './variants/canadian';
import { checkers } from './variants/checkers';
import { czech } from './variants/czech';
import { english } from './variants/english';
import { frisian } from './variants/frisian';
import { frysk } from './variants/frysk';
import { german } from './variants/german';
import { gothic } from './variants/gothic';
import { international } from './variants/international';
import { italian } from './variants/italian';
import { jamaican } from './variants/jamaican';
import { killer } from './variants/killer';
import { malaysian } from './variants/malaysian';
import { pool } from './variants/pool';
import { portuguese } from './variants/portuguese';
import { russian } from './variants/russian';
import { school } from './variants/school';
import { slovak } from './variants/slovak';
import { spanish } from './variants/spanish';
import { spanishShort } from './variants/spanish-short';
import { spantsiretti } from './variants/spantsiretti';
import { srilankan } from './variants/srilankan';
import { thai } from './variants/thai';
import { turkish } from './variants/turkish';

/** Every game by its id, the best known first. */
const BY_ID = {
  english,
  international,
  russian,
  brazilian,
  checkers,
  school,
  'brazilian-club': brazilianClub,
  spanish,
  'spanish-short': spanishShort,
  italian,
  portuguese,
  pool,
  czech,
  turkish,
  thai,
  canadian,
  frisian,
  frysk,
  killer,
  breakthrough,
  antidraughts,
  spantsiretti,
  jamaican,
  slovak,
  german,
  argentinian,
  malaysian,
  srilankan,
  armenian,
  gothic,
} as const satisfies Readonly<Record<string, Rules>>;

export type VariantId = keyof typeof BY_ID;

export const VARIANTS: readonly Rules[] = Object.values(BY_ID);

export const variant = (id: string): Rules | undefined => VARIANTS.find((rules) => rules.id === id);
