import type { ShareText } from './share-text';

/** In a browser a text is at hand everywhere once it is on the clipboard. */
export const shareText: ShareText = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
};
