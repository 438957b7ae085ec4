import { useEffect, useEffectEvent, useState } from 'react';
import { isSameScene, nextScene, openingScene, type Scene, type SceneRequest } from './scene';

/** What the stage shows, scene after scene. Another board begins anew. */
export function useScene(asked: SceneRequest, onSettled: (() => void) | undefined): Scene {
  const [scene, setScene] = useState(() => openingScene(asked));
  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    const timer = setTimeout(settle, scene.duration);
    return () => clearTimeout(timer);
  }, [scene]);

  const isOtherBoard = scene.asked.places.size !== asked.places.size;
  if (!isOtherBoard && isSameScene(scene.asked, asked)) return scene;
  const next = isOtherBoard ? openingScene(asked) : nextScene(scene, asked);
  setScene(next);
  return next;
}
