import { Share } from 'react-native';

/** How a text left the app: handed to another one, laid on the clipboard, or not at all. */
export type Shared = 'handed' | 'copied' | 'failed';

export type ShareText = (text: string) => Promise<Shared>;

export const shareText: ShareText = async (text) => {
  try {
    await Share.share({ message: text });
    return 'handed';
  } catch {
    return 'failed';
  }
};
